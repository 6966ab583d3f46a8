import { childrenNamed, descend, type MessageNode, textAt } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { both, collections, debitScheme } from '../scope.ts';

const scheme = 'SEPA';

const faultsOf = (node: MessageNode): readonly RuleFinding[] => {
  const [id, second] = childrenNamed(descend(node, 'Id', 'PrvtId'), 'Othr');
  if (id === undefined) return [{ node, variant: 'place' }];
  if (second !== undefined) return [{ node: second, variant: 'several', expected: '1' }];
  if (textAt(id, 'SchmeNm', 'Prtry') === scheme) return [];
  const named = descend(id, 'SchmeNm')?.children[0];
  return [{ node: named ?? id, variant: 'scheme', value: named?.text ?? '', expected: scheme }];
};

/** D-01: the creditor is named by its creditor identifier, which belongs to the SEPA scheme. */
export const creditorScheme = rule({
  id: 'D-01',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC114-06 and EPC130-08 (SDD guidelines between and towards banks), usage rules of CreditorSchemeIdentification',
  appliesTo: both(collections, debitScheme),
  select: ['DrctDbtTxInf', 'DrctDbtTx/CdtrSchmeId', 'PmtInf/CdtrSchmeId'],
  check: (node) => {
    if (node.name !== 'DrctDbtTxInf') return faultsOf(node);
    // A customer names the creditor once for all payments, or in each.
    const isNamed = descend(node, 'DrctDbtTx', 'CdtrSchmeId') ?? descend(node.parent, 'CdtrSchmeId');
    return isNamed === undefined ? [{ node, variant: 'missing' }] : [];
  },
});
