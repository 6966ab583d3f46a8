import { rule } from '../../rule.ts';
import { isExtendedRemittanceTag } from '../remittance/extended-remittance.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

/** P-04: a local instrument only where both sides agreed on one. */
export const localInstrument = rule({
  id: 'P-04',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC115-06, usage rule of LocalInstrument; PERI marks extended remittance information since 2021',
  appliesTo: both(creditTransfers, scheme('sct')),
  select: ['PmtTpInf/LclInstrm'],
  check: (node, context) => {
    const instrument = node.children[0];
    if (instrument === undefined || isExtendedRemittanceTag(instrument, context)) return [];
    const variant = instrument.text === 'INST' ? { variant: 'instant' } : {};
    return [{ node: instrument, value: instrument.text, ...variant }];
  },
});
