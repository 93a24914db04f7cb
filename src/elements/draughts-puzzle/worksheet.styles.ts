import { type CSSResult, css } from 'lit';

export const worksheetStyles: CSSResult = css`
  .sheet {
    display: none;
  }
  @media print {
    .puzzle:has(.sheet) > :not(.sheet-room) {
      display: none;
    }
    .puzzle:has(.sheet) {
      overflow: visible;
      border: 0;
    }
    .sheet {
      display: block;
    }
    .diagrams {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(5.5cm, 1fr));
      gap: 0.8cm;
    }
    .diagram {
      margin: 0;
      break-inside: avoid;
    }
    .diagram figcaption > * {
      display: block;
    }
    .diagram .number {
      font-weight: 600;
    }
    .answers {
      break-before: page;
    }
    .answers p {
      margin: 0 0 0.4em;
    }
    .answers-title {
      font-weight: 600;
    }
  }
`;
