import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { both, headedMessages } from '../../scope.ts';

type Headed = { readonly header: MessageNode | undefined };

export const rule = defineRule<Headed>({
  id: 'H-12',
  layer: 'clearing',
  severity: 'Warning',
  appliesTo: both(headedMessages, ({ profile }) => profile.messageForm !== undefined),
  select: ['GrpHdr/MsgId'],
  anchors: ['AppHdr/BizMsgIdr'],
  open: (_, header) => ({ header }),
  check: ({ text: expected }, _, { header }) => {
    const node = descend(header, 'BizMsgIdr');
    return node === undefined || node.text === expected ? [] : [{ node, value: node.text, expected }];
  },
});
