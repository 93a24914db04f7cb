import { holdForAll } from '../support/contract.mjs';

holdForAll('opening');
holdForAll('outcomes');
holdForAll('randomPlay');
holdForAll('perft');
