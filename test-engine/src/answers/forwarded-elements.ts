import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { Heading } from './draft.ts';
import type { Part } from './xml.ts';

/** What differs between a message and the forwarded one. */
export type Forwarding = {
  readonly heading: Heading;
  /** The message ids under which the receiver knows the originals, by those that the sender stated. */
  readonly originals: ReadonlyMap<string, string>;
  /** The settlement dates of the originals by the dates that the sender stated. */
  readonly dates: ReadonlyMap<string, string>;
  readonly count: number;
  readonly total: string;
  /** The settlement date of a message that moves money. */
  readonly settlementDate: string | undefined;
};

const senders: readonly string[] = ['InstgAgt', 'Assgnr'];
const receivers: readonly string[] = ['InstdAgt', 'Assgne'];

/** The bank of an agent that exchanges the message; others stay. */
const exchangingBank = (node: MessageNode, { from, to }: Heading): string => {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (senders.includes(at.name)) return from;
    if (receivers.includes(at.name)) return to;
  }
  return node.text;
};

const headerText = ({ name, text }: MessageNode, { heading, count, total, settlementDate }: Forwarding): string => {
  switch (name) {
    case 'MsgId':
    case 'Id':
      return heading.messageId;
    case 'CreDtTm':
      return heading.createdAt;
    case 'NbOfTxs':
      return String(count);
    case 'TtlRtrdIntrBkSttlmAmt':
    case 'TtlRvsdIntrBkSttlmAmt':
    case 'CtrlSum':
      return total;
    case 'IntrBkSttlmDt':
      return settlementDate ?? text;
    default:
      return text;
  }
};

const headers: readonly string[] = ['GrpHdr', 'Assgnmt', 'CtrlData'];

const originalText = ({ name, text, parent }: MessageNode, { originals, dates }: Forwarding): string => {
  if (name === 'OrgnlMsgId') return originals.get(text) ?? text;
  if (name === 'OrgnlIntrBkSttlmDt' || (name === 'IntrBkSttlmDt' && parent?.name === 'OrgnlTxRef'))
    return dates.get(text) ?? text;
  return text;
};

const textOf = (node: MessageNode, forwarding: Forwarding): string => {
  const { name, parent } = node;
  if (name === 'BICFI' || name === 'BIC') return exchangingBank(node, forwarding.heading);
  return headers.includes(parent?.name ?? '') ? headerText(node, forwarding) : originalText(node, forwarding);
};

/** Elements that describe the whole message of the sender's original; the receiver has another one. */
const ofWholeOriginal: readonly string[] = ['OrgnlCreDtTm', 'OrgnlNbOfTxs', 'OrgnlCtrlSum', 'NbOfTxsPerSts'];

/** An element of the message as the receiver gets it. */
export const forwardedElement = (node: MessageNode, forwarding: Forwarding): Part => {
  const { name, attributes, children } = node;
  if (ofWholeOriginal.includes(name)) return undefined;
  if (children.length === 0) return [name, textOf(node, forwarding), attributes.Ccy];
  return [name, children.map((child) => forwardedElement(child, forwarding))];
};
