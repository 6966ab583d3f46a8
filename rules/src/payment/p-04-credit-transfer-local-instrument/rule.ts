import { listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, messages, scheme } from '../../scope.ts';

const list = 'sct_local_instrument';

export const rule = defineRule({
  id: 'P-04',
  layer: 'scheme',
  severity: 'Warning',
  anchors: ['PmtTpInf/LclInstrm/Cd', 'PmtTpInf/LclInstrm/Prtry'],
  codeLists: [list],
  appliesTo: both(messages('pacs.008', 'pain.001'), scheme('sct')),
  select: ['PmtTpInf/LclInstrm'],
  check: (node, context) => {
    const instrument = node.children[0];
    if (instrument === undefined) return [];
    const isOfScheme = instrument.name === 'Cd' && context.profile.rbVersion >= '2021';
    if (isOfScheme && listFault(instrument, list, context) === undefined) return [];
    const found = { node: instrument, value: instrument.text };
    if (instrument.text !== 'INST') return [found];
    // A bank executes an order with INST as an instant payment.
    const severity = messages('pain.001')(context) ? 'Error' : 'Warning';
    return [{ ...found, variant: 'instant', severity }];
  },
});
