import { codesAt, listFault } from '../../code-sets/list-fault.ts';
import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

const list = 'inst_local_instrument';

/** P-02: an instant payment says so in its local instrument. */
export const instantLocalInstrument = rule({
  id: 'P-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC122-16, usage rule of LocalInstrument',
  codeLists: [list],
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['GrpHdr/PmtTpInf', 'CdtTrfTxInf/PmtTpInf'],
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
