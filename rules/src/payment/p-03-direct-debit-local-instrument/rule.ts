import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { paymentTypes } from '../../direct-debit/collection-paths.ts';
import { both, collections, debitScheme } from '../../scope.ts';

const lists = { core: 'core_local_instrument', b2b: 'b2b_local_instrument' } as const;
const withdrawn = 'COR1';

export const rule = defineRule({
  id: 'P-03',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['PmtTpInf/LclInstrm', 'PmtTpInf/LclInstrm/Cd', 'PmtTpInf/LclInstrm/Prtry'],
  codeLists: Object.values(lists),
  appliesTo: both(collections, debitScheme),
  select: paymentTypes,
  check: (node, context) => {
    const list = lists[context.profile.scheme === 'b2b' ? 'b2b' : 'core'];
    const instrument = descend(node, 'LclInstrm')?.children[0];
    if (instrument === undefined) return [{ node, variant: 'missing', expected: codesAt(node, list, context) }];
    if (instrument.name === 'Cd' && listFault(instrument, list, context) === undefined) return [];
    const reported = instrument.name === 'Prtry' ? 'proprietary' : 'other';
    const variant = instrument.text === withdrawn ? 'withdrawn' : reported;
    return [{ node: instrument, variant, value: instrument.text, expected: codesAt(node, list, context) }];
  },
});
