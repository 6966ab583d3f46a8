import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { both, collections, debitScheme } from '../../scope.ts';

const scheme = 'SEPA';

const faultsOf = (node: MessageNode): readonly RuleFinding[] => {
  const [id, second] = childrenNamed(descend(node, 'Id', 'PrvtId'), 'Othr');
  if (id === undefined) return [{ node, variant: 'place' }];
  if (second !== undefined) return [{ node: second, variant: 'several', expected: '1' }];
  if (textAt(id, 'SchmeNm', 'Prtry') === scheme) return [];
  const named = descend(id, 'SchmeNm')?.children[0];
  return [{ node: named ?? id, variant: 'scheme', value: named?.text ?? '', expected: scheme }];
};

export const rule = defineRule({
  id: 'D-01',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['CdtrSchmeId/Id', 'CdtrSchmeId/Id/PrvtId/Othr', 'CdtrSchmeId/Id/PrvtId/Othr/SchmeNm'],
  appliesTo: both(collections, debitScheme),
  select: ['DrctDbtTxInf', 'DrctDbtTx/CdtrSchmeId', 'PmtInf/CdtrSchmeId'],
  check: (node) => {
    if (node.name !== 'DrctDbtTxInf') return faultsOf(node);
    // An order names the creditor in the group or in each payment.
    const isNamed = descend(node, 'DrctDbtTx', 'CdtrSchmeId') ?? descend(node.parent, 'CdtrSchmeId');
    return isNamed === undefined ? [{ node, variant: 'missing' }] : [];
  },
});
