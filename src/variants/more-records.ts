import { antidraughts } from './antidraughts.js';
import { argentinian } from './argentinian.js';
import { armenian } from './armenian.js';
import { bashni } from './bashni.js';
import { breakthrough } from './breakthrough.js';
import { canadian } from './canadian.js';
import { croda } from './croda.js';
import { czech } from './czech.js';
import { damas } from './damas.js';
import { dameo } from './dameo.js';
import { elephant } from './elephant.js';
import { ethiopian } from './ethiopian.js';
import { filipino } from './filipino.js';
import { ghanaian } from './ghanaian.js';
import { gothic } from './gothic.js';
import { killer } from './killer.js';
import { lasca } from './lasca.js';
import { mainDam } from './main-dam.js';
import { malaysian12 } from './malaysian-12.js';
import { myanmar } from './myanmar.js';
import { nigerian } from './nigerian.js';
import { omnidirectional } from './omnidirectional.js';
import { omnidirectional6 } from './omnidirectional-6.js';
import { omnidirectional10 } from './omnidirectional-10.js';
import { ossetian } from './ossetian.js';
import { poddavki } from './poddavki.js';
import { portuguese } from './portuguese.js';
import type { VariantRecord } from './record.js';
import { spantsiretski } from './spantsiretski.js';
import { sriLankan } from './sri-lankan.js';
import { tanzanian } from './tanzanian.js';
import { thai } from './thai.js';
import { unifiedPool } from './unified-pool.js';
import { unnamedDutch } from './unnamed-dutch.js';

/** The variants that few pages show: elements load them when one is asked for. */
export const moreRecords: readonly VariantRecord[] = [
  portuguese,
  canadian,
  czech,
  thai,
  killer,
  antidraughts,
  breakthrough,
  unifiedPool,
  poddavki,
  spantsiretski,
  damas,
  argentinian,
  tanzanian,
  ethiopian,
  filipino,
  myanmar,
  mainDam,
  malaysian12,
  sriLankan,
  ghanaian,
  nigerian,
  unnamedDutch,
  armenian,
  ossetian,
  gothic,
  croda,
  dameo,
  omnidirectional,
  omnidirectional6,
  omnidirectional10,
  elephant,
  bashni,
  lasca,
];
