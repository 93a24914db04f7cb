import { holdForAll } from '../support/contract.mjs';

holdForAll('vectors');
holdForAll('examples');
holdForAll('draws');
