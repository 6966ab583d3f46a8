import { codesAt, listFault } from '@clearbench/iso20022/code-sets/list-fault';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, messages, scheme } from '../../scope.ts';

const list = 'inst_local_instrument';

export const rule = defineRule({
  id: 'P-02',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['PmtTpInf/LclInstrm', 'PmtTpInf/LclInstrm/Cd', 'PmtTpInf/LclInstrm/Prtry'],
  codeLists: [list],
  appliesTo: both(messages('pacs.008', 'pain.001'), scheme('inst')),
  select: ['GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf', 'CdtTrfTxInf/PmtTpInf'],
  check: (node, context) => {
    const instrument = descend(node, 'LclInstrm')?.children[0];
    if (instrument === undefined) return [{ node, variant: 'missing', expected: codesAt(node, list, context) }];
    if (instrument.name === 'Cd' && listFault(instrument, list, context) === undefined) return [];
    const expected = codesAt(node, list, context);
    return [
      {
        node: instrument,
        variant: instrument.name === 'Prtry' ? 'proprietary' : 'other',
        value: instrument.text,
        expected,
      },
    ];
  },
});
