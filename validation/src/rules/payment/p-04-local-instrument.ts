import { listFault } from '../../code-sets/list-fault.ts';
import { rule } from '../../rule.ts';
import { both, creditTransfers, scheme } from '../scope.ts';

const list = 'sct_local_instrument';

/** P-04: a local instrument only where both sides agreed on one, or the scheme itself has it. */
export const localInstrument = rule({
  id: 'P-04',
  layer: 'scheme',
  severity: 'Warning',
  source: 'EPC115-06, usage rule of LocalInstrument; PERI marks extended remittance information since 2021',
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
