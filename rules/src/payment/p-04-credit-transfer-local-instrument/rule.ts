import { listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, creditTransfers, scheme } from '../../scope.ts';

const list = 'sct_local_instrument';

export const rule = defineRule({
  id: 'P-04',
  layer: 'scheme',
  severity: 'Warning',
  anchors: ['PmtTpInf/LclInstrm/Cd', 'PmtTpInf/LclInstrm/Prtry'],
  codeLists: [list],
  appliesTo: both(creditTransfers, scheme('sct')),
  select: ['PmtTpInf/LclInstrm'],
  check: (node, context) => {
    const instrument = node.children[0];
    if (instrument === undefined) return [];
    const isOfScheme = instrument.name === 'Cd' && context.profile.rbVersion >= '2021';
    if (isOfScheme && listFault(instrument, list, context) === undefined) return [];
    const variant = instrument.text === 'INST' ? { variant: 'instant' } : {};
    return [{ node: instrument, value: instrument.text, ...variant }];
  },
});
