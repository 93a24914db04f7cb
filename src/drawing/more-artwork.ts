import { type Artwork, artwork, twoDrums } from './artwork.js';

type Look = typeof artwork;

const star =
  'm.35-.345l.066.146.159.017-.119.107.034.156-.14-.08-.14.08.034-.156-.119-.107.159-.017z';

/** The pieces of most games; who is promoted twice has a star. */
export const withStars: Look = { ...artwork, star: twoDrums(star) };

/** From the middle of a face. Ear and eye wind the other way round: the face shows through. */
const elephant =
  'm-.256.179v-.171c0-.128.079-.191.196-.191h.098c.108 0 .162.078.162.181v.078c0 .03.02.039.039.025' +
  'l.025.044c-.059.044-.128.014-.128-.064v-.034c-.009-.01-.029-.015-.049-.01v.142h-.088v-.073' +
  'c0-.025-.014-.035-.039-.035h-.078c-.03 0-.044.01-.044.035v.073z' +
  'm.26-.323c-.113 0-.122.171-.019.176.014 0 .024-.01.024-.029-.059-.005-.054-.103.005-.113z' +
  'm.113.063c-.025 0-.025.04 0 .04.024 0 .024-.04 0-.04z';

const [drum, face] = artwork.man as readonly [Artwork, Artwork, Artwork];

/**
 * The pieces of games with a throne: a king of others is an elephant there, as low as a man; what
 * is promoted on the throne is the King.
 */
export const court: Look = {
  man: artwork.man,
  king: [
    drum,
    face,
    ['ring', 'm-.305-.045a.305.305 0 1 1 0 .002z'],
    ['crown', `m0-.045${elephant}`],
  ],
  star: artwork.king,
};
