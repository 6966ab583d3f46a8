import { childrenNamed, descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, either, messages, scheme } from '../../scope.ts';

/** Reasons of recalls that need no explanation; that of fraud can have one. */
const withoutText = ['DUPL', 'TECH'];

export const rule = defineRule({
  id: 'R-23',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  codes: [...withoutText, 'FRAD'],
  anchors: ['CxlRsnInf/AddtlInf'],
  appliesTo: both(messages('camt.056'), either(scheme('sct'), scheme('inst'))),
  select: ['TxInf/CxlRsnInf'],
  check: (node) => {
    const reason = descend(node, 'Rsn')?.children[0];
    if (reason === undefined || !withoutText.includes(reason.text)) return [];
    const [text] = childrenNamed(node, 'AddtlInf');
    return text === undefined ? [] : [{ node: text, params: { reason: reason.text } }];
  },
});
