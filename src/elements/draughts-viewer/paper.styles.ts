import { type CSSResult, css } from 'lit';

/** A viewer on paper: players, position and moves, black on white. */
export const paperStyles: CSSResult = css`
  @media print {
    /* What stands in a line, or is a container, is not divided between pages. */
    :host {
      display: block;
      container-type: normal;
    }
    .viewer {
      --raised: #fff;
      --surface: #fff;
      --text: #000;
      --muted: #444;
      --rule: #999;
      --accent: #000;
      --on-accent: #000;
      --accent-soft: #fff;
      --bad: #000;
      display: block;
      overflow: visible;
      border: 0;
      border-radius: 0;
      background: none;
      font-size: 10pt;
      line-height: 1.4;
    }
    .head {
      padding: 0 0 4pt;
      break-after: avoid;
    }
    .place {
      display: inline;
    }
    .left {
      max-inline-size: 8cm;
      padding: 4pt 0;
      break-inside: avoid;
    }
    .player {
      min-block-size: 0;
      padding-block: 3pt;
    }
    .man {
      inline-size: 16pt;
      block-size: 16pt;
    }
    .on .clock {
      box-shadow: none;
    }
    .controls,
    .games-room,
    .menu-room,
    .over-room {
      display: none;
    }
    .viewer .moves-room,
    .viewer .moves-room > * {
      position: static;
      max-block-size: none;
      overflow: visible;
      border: 0;
      background: none;
    }
    .viewer .moves-room {
      column-width: 7cm;
    }
    .viewer .moves-room [aria-current] {
      background: none;
      color: inherit;
    }
  }
`;
