import { expect } from 'chai';
import { DraughtsBoard, define } from 'draughts-board/elements';

describe('the built package', () => {
  it('registers its elements under a prefix of the author', () => {
    define({ prefix: 'club' });
    expect(document.createElement('club-board')).to.be.instanceOf(DraughtsBoard);
  });
});
