import camt027 from './camt.027.json' with { type: 'json' };
import camt029 from './camt.029.json' with { type: 'json' };
import camt056 from './camt.056.json' with { type: 'json' };
import camt087 from './camt.087.json' with { type: 'json' };
import commonTypes from './common-types.json' with { type: 'json' };
import directDebitTypes from './direct-debit-types.json' with { type: 'json' };
import pacs002 from './pacs.002.json' with { type: 'json' };
import pacs003 from './pacs.003.json' with { type: 'json' };
import pacs004 from './pacs.004.json' with { type: 'json' };
import pacs007 from './pacs.007.json' with { type: 'json' };
import pacs008 from './pacs.008.json' with { type: 'json' };
import pacs028 from './pacs.028.json' with { type: 'json' };
import pain001 from './pain.001.json' with { type: 'json' };
import pain002 from './pain.002.json' with { type: 'json' };
import pain008 from './pain.008.json' with { type: 'json' };
import type { SubsetFile, SubsetUse } from './subset-notation.ts';

const files: readonly SubsetFile[] = [
  pacs008,
  pacs002,
  pacs003,
  pacs004,
  pacs007,
  camt056,
  camt029,
  pacs028,
  camt027,
  camt087,
  pain001,
  pain002,
  pain008,
];

/** The subset of a use with its types. */
export type SubsetDefinition = SubsetUse & Pick<SubsetFile, 'types'>;

/** The subset of every message and use, with the elements of every scheme and rulebook. */
export const subsetDefinitions: readonly SubsetDefinition[] = files.flatMap(({ subsets, types }) =>
  subsets.map((subset) => ({ ...subset, types: { ...commonTypes, ...directDebitTypes, ...types } })),
);
