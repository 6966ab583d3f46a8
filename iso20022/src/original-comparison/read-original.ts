import { ownPayments, startReading } from '../message-history/entry-reader.ts';
import { factsOfPayment, factsOfReference } from '../message-history/payment-facts.ts';
import { findByIds, type PaymentIds } from '../message-history/payment-ids.ts';
import { type MessageNode, textAt } from '../reader/message-node.ts';
import { readMessage } from '../reader/read-message.ts';
import { leavesIn, type MessageLeaf } from './message-leaves.ts';
import type { Reference } from './read-references.ts';

/** A message to which another one refers; its file can contain further messages. */
export type OriginalMessage = { readonly messageId: string; readonly messageType: string; readonly bytes: Uint8Array };

/** The values of an original: once for the message, and for each transaction that was found. */
export type Original = {
  readonly head: readonly MessageLeaf[];
  readonly transactions: ReadonlyMap<Reference, readonly MessageLeaf[]>;
};

const heads = ['GrpHdr', 'Assgnmt', 'CtrlData'];
const references = ['TxInf', 'TxInfAndSts', 'Undrlyg/IntrBk'];
/** What a payment order has once for several payments. */
const ofPaymentInformation = [
  'PmtInfId',
  'PmtMtd',
  'PmtTpInf',
  'ReqdExctnDt',
  'ReqdColltnDt',
  'Dbtr',
  'DbtrAcct',
  'DbtrAgt',
  'UltmtDbtr',
  'Cdtr',
  'CdtrAcct',
  'CdtrAgt',
  'UltmtCdtr',
  'CdtrSchmeId',
].map((name) => `PmtInf/${name}`);

const noReading = startReading();

/** The ids of a transaction; an R-transaction can be named by its own id, too. */
const idsOf = (node: MessageNode): readonly PaymentIds[] => {
  if (ownPayments.includes(node.name)) return [factsOfPayment(node, noReading.head)];
  const own = ['RtrId', 'RvslId', 'CxlId'].flatMap((name) => textAt(node, name) ?? []);
  return [factsOfReference(node, noReading.head, noReading.group), ...own.map((transactionId) => ({ transactionId }))];
};

/** Reads the transactions of a message to which references refer, in constant memory. */
export const readOriginal = (
  { messageId, messageType, bytes }: OriginalMessage,
  wanted: readonly Reference[],
): Original => {
  const { find } = findByIds(wanted);
  const transactions = new Map<Reference, readonly MessageLeaf[]>();
  let current: string | undefined;
  let head: MessageLeaf[] = [];
  let order: MessageLeaf[] = [];
  const onNode = (node: MessageNode): void => {
    if (node.name === 'GrpHdr' || node.name === 'Assgnmt') {
      current = textAt(node, node.name === 'GrpHdr' ? 'MsgId' : 'Id');
      order = [];
    }
    if (current !== messageId) return;
    if (heads.includes(node.name)) head.push(...leavesIn(node, node.name));
    else if (node.parent?.name === 'PmtInf' && !ownPayments.includes(node.name)) {
      if (node.name === 'PmtInfId') order = [];
      order.push(...leavesIn(node, `PmtInf/${node.name}`));
    } else
      for (const reference of new Set(idsOf(node).flatMap((ids) => find(ids))))
        if (!transactions.has(reference)) transactions.set(reference, [...leavesIn(node), ...order]);
  };
  readMessage(bytes, { select: [...heads, ...references, ...ownPayments, ...ofPaymentInformation], onNode });
  const [first] = head;
  const path = first?.path.replace(/\/(?:GrpHdr|Assgnmt)\/.*$/, '') ?? '';
  head = [...head, { path, key: 'messageType', element: 'Document', value: messageType }];
  return { head, transactions };
};
