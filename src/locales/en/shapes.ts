/** What a board says of circles and arrows, in English. */
export const shapeWords = {
  circle: {
    green: 'green circle on {square}',
    red: 'red circle on {square}',
    blue: 'blue circle on {square}',
    yellow: 'yellow circle on {square}',
  },
  arrow: {
    green: 'green arrow {squares}',
    red: 'red arrow {squares}',
    blue: 'blue arrow {squares}',
    yellow: 'yellow arrow {squares}',
  },
  drawingFrom: 'Drawing from {square}',
  shapesCleared: 'Circles and arrows removed',
} as const;
