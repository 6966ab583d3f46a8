import { defineRule } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { ofStatements } from '../statement-reading.ts';

/** The code sets by the element around the code. */
const codeSets: Readonly<Record<string, readonly string[]>> = {
  CdOrPrtry: ['CLAV', 'CLBD', 'FWAV', 'INFO', 'ITAV', 'ITBD', 'OPAV', 'OPBD', 'PRCD', 'XPCD'],
  Sts: ['BOOK', 'FUTR', 'INFO', 'PDNG', 'RJCT'],
};

/** Versions before camt.05x.001.07 list the codes; T-03 reports another one. */
export const rule = defineRule({
  id: 'B-09',
  layer: 'scheme',
  severity: 'Warning',
  appliesTo: accountReports,
  select: [...ofStatements('Bal/Tp/CdOrPrtry/Cd'), ...ofStatements('Ntry/Sts/Cd')],
  check: (node) => {
    const codes = codeSets[node.parent?.name ?? ''] ?? [];
    if (codes.includes(node.text)) return [];
    return [
      {
        node,
        variant: node.parent?.name === 'Sts' ? 'status' : 'balance',
        value: node.text,
        expected: codes.join(', '),
      },
    ];
  },
});
