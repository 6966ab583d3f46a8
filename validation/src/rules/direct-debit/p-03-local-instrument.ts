import { codesAt, listFault } from '../../code-sets/list-fault.ts';
import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';
import { paymentTypes } from './collection-paths.ts';

const lists = { core: 'core_local_instrument', b2b: 'b2b_local_instrument' } as const;
const withdrawn = 'COR1';

/** P-03: every collection says which of the two schemes it belongs to, so that a bulk holds one kind. */
export const debitLocalInstrument = rule({
  id: 'P-03',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC114-06 and EPC301-07 (SDD inter-PSP guidelines), usage rules of LocalInstrument; COR1 ended in 2016',
  codeLists: Object.values(lists),
  appliesTo: both(collections, debitScheme),
  select: paymentTypes,
  check: (node, context) => {
    const list = lists[context.profile.scheme === 'b2b' ? 'b2b' : 'core'];
    const instrument = descend(node, 'LclInstrm')?.children[0];
    if (instrument === undefined) return [{ node, variant: 'missing', expected: codesAt(node, list, context) }];
    if (instrument.name === 'Cd' && listFault(instrument, list, context) === undefined) return [];
    const said = instrument.name === 'Prtry' ? 'proprietary' : 'other';
    const variant = instrument.text === withdrawn ? 'withdrawn' : said;
    return [{ node: instrument, variant, value: instrument.text, expected: codesAt(node, list, context) }];
  },
});
