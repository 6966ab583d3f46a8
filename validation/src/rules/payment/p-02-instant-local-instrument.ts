import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

/** P-02: an instant payment says so in its local instrument. */
export const instantLocalInstrument = rule({
  id: 'P-02',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC122-16, usage rule of LocalInstrument',
  appliesTo: both(creditTransfers, scheme('inst')),
  select: ['GrpHdr/PmtTpInf', 'CdtTrfTxInf/PmtTpInf'],
  check: (node) => {
    const instrument = descend(node, 'LclInstrm')?.children[0];
    if (instrument === undefined) return [{ node, variant: 'missing', expected: 'INST' }];
    if (instrument.name === 'Cd' && instrument.text === 'INST') return [];
    return [{ node: instrument, variant: 'other', value: instrument.text, expected: 'INST' }];
  },
});
