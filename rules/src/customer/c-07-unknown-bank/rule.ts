import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { customerOrders } from '../../scope.ts';

const notProvided = 'NOTPROVIDED';

/** The elements of Othr besides the id; the guidelines allow none of them. */
const further = (node: MessageNode): readonly RuleFinding[] =>
  node.children
    .filter(({ name }) => name !== 'Id')
    .map((child) => ({ node: child, variant: 'more', params: { element: child.name } }));

/** For payee banks of credit transfers the guidelines do not allow Othr at all; E-01 reports it. */
const isPayeeBank = ({ parent }: MessageNode): boolean => parent?.parent?.parent?.name === 'CdtTrfTxInf';

export const rule = defineRule({
  id: 'C-07',
  layer: 'scheme',
  severity: 'Error',
  codes: ['RC01'],
  anchors: ['FinInstnId/Othr/Id', 'FinInstnId/Othr/SchmeNm', 'FinInstnId/Othr/Issr'],
  appliesTo: customerOrders,
  select: ['DbtrAgt/FinInstnId/Othr', 'CdtrAgt/FinInstnId/Othr'],
  check: (node) => {
    if (isPayeeBank(node)) return [];
    const id = descend(node, 'Id');
    const bic = descend(node.parent, 'BICFI') ?? descend(node.parent, 'BIC');
    if (bic !== undefined) return [{ node, variant: 'beside', params: { bic: bic.text, element: node.name } }];
    if (id !== undefined && id.text !== notProvided) {
      return [{ node: id, variant: 'other', value: id.text, expected: notProvided }];
    }
    return further(node);
  },
});
