import { expect } from 'chai';
import { markedScene as sceneOf } from '../../../src/drawing/turn-mark.js';
import { everyMark, mixed, start } from './picture-host.js';

describe('a scene', () => {
  it('is plain data', () => {
    const scene = sceneOf(mixed, everyMark);
    expect(JSON.parse(JSON.stringify(scene))).to.deep.equal(scene);
  });

  it('shares the board between setups', () => {
    const [one, other] = [sceneOf(start), sceneOf(mixed)];
    expect(one.coordinates).to.equal(other.coordinates);
    expect(one.dark).to.equal(other.dark);
    expect(sceneOf(start, { orientation: 'black' }).coordinates).not.to.equal(one.coordinates);
  });
});
