export { ClaimSession } from './game/claim-session.js';
export type { Diagnostic } from './game/diagnostic.js';
export { Game, type GameEdit, type GameParts } from './game/game.js';
export type {
  GameNode,
  MoveNode,
  PassNode,
  RootNode,
  SetupNode,
  TextNode,
  UnknownNode,
} from './game/node.js';
export { Session, type Target } from './game/session.js';
