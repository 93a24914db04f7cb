export { type Game, startGame } from './game/game.js';
