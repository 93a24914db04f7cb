import { holdForAll } from '../support/contract.mjs';

holdForAll('explanations');
