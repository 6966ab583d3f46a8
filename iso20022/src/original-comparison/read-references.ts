import { startReading } from '../message-history/entry-reader.ts';
import { factsOfReference, groupOf } from '../message-history/payment-facts.ts';
import type { PaymentIds } from '../message-history/payment-ids.ts';
import type { MessageNode } from '../reader/message-node.ts';
import { readMessage } from '../reader/read-message.ts';
import { leavesIn, type MessageLeaf, nodePath } from './message-leaves.ts';

/** A reference of an R-message: to an earlier message as a whole, or to one of its transactions. */
export type Reference = PaymentIds & {
  readonly kind: 'group' | 'transaction';
  readonly path: string;
  readonly line: number;
  readonly originalMessageId: string | undefined;
  readonly leaves: readonly MessageLeaf[];
};

export type References = {
  readonly messageType: string | undefined;
  readonly wellFormed: boolean;
  readonly references: readonly Reference[];
  /** Number of references that were not read. */
  readonly notListed: number;
};

const heads = ['GrpHdr', 'Assgnmt'];
const groups = ['OrgnlGrpInf', 'OrgnlGrpInfAndSts', 'OrgnlGrpInfAndCxl'];
const paymentInformation = ['OrgnlPmtInfAndSts', 'OrgnlPmtInfAndRvsl', 'OrgnlPmtInfAndCxl'];
const transactions = ['TxInf', 'TxInfAndSts', 'Undrlyg/IntrBk', 'Undrlyg/Initn', 'ModDtls'];
const transactionNames = new Set(transactions.map((name) => name.replace(/^.*\//, '')));

const noHead = startReading().head;

const isInTransaction = ({ parent }: MessageNode): boolean =>
  parent !== undefined && (transactionNames.has(parent.name) || isInTransaction(parent));

/** What later references of the message belong to. */
type Around = { group: MessageNode | undefined; paymentInformation: MessageNode | undefined };

const groupReference = (node: MessageNode): Reference => ({
  kind: 'group',
  path: nodePath(node),
  line: node.line,
  originalMessageId: groupOf(node).messageId,
  leaves: leavesIn(node),
});

const transactionReference = (node: MessageNode, around: Around): Reference => {
  const { transactionId, endToEndId, instructionId, uetr, originalMessageId } = factsOfReference(
    node,
    noHead,
    groupOf(around.group),
  );
  const above = around.paymentInformation;
  return {
    kind: 'transaction',
    path: nodePath(node),
    line: node.line,
    originalMessageId,
    transactionId,
    endToEndId,
    instructionId,
    uetr,
    leaves: [...(above === undefined ? [] : leavesIn(above, above.name)), ...leavesIn(node)],
  };
};

/** The reference in an element; undefined for an element that only says something of those after it. */
const referenceIn = (node: MessageNode, around: Around): Reference | undefined => {
  if (heads.includes(node.name)) {
    around.group = undefined;
    around.paymentInformation = undefined;
    return undefined;
  }
  if (node.name === 'OrgnlPmtInfId') {
    if (!isInTransaction(node)) around.paymentInformation = node;
    return undefined;
  }
  if (transactionNames.has(node.name)) return transactionReference(node, around);
  if (isInTransaction(node)) return undefined;
  around.group = node;
  return groupReference(node);
};

/** The references of a message, in constant memory; the first `most` of them. */
export const readReferences = (bytes: Uint8Array, most: number): References => {
  const around: Around = { group: undefined, paymentInformation: undefined };
  const references: Reference[] = [];
  let notListed = 0;
  const { messageType, wellFormed } = readMessage(bytes, {
    select: [...heads, ...groups, ...paymentInformation.map((name) => `${name}/OrgnlPmtInfId`), ...transactions],
    onNode: (node) => {
      const reference = referenceIn(node, around);
      if (reference === undefined) return;
      if (references.length < most) references.push(reference);
      else notListed += 1;
    },
  });
  return { messageType, wellFormed, references, notListed };
};
