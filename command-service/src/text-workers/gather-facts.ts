import { addDecimals, type Decimal, formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import type { StateInParts } from '@clearbench/validation-engine/rule';
import type { ReadFacts } from './text-workers.ts';

/**
 * Elements of one transaction, by message: transfers, collections, statuses, returns, recalls, answers to recalls,
 * inquiries.
 */
const transactionElements = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInfAndSts', 'TxInf', 'IntrBk'];
const identifications = ['MsgId', 'EndToEndId', 'TxId', 'InstrId', 'OrgnlEndToEndId', 'OrgnlTxId', 'RtrId', 'CxlId'];
const amounts = ['IntrBkSttlmAmt', 'RtrdIntrBkSttlmAmt', 'RvsdIntrBkSttlmAmt'];
const rememberedReferences = 20;

/** Elements that contain facts. */
export const factElements: readonly string[] = ['GrpHdr', 'Assgnmt', ...transactionElements];

const amountOf = (transaction: MessageNode): Decimal | undefined =>
  amounts.map((name) => parseDecimal(textAt(transaction, name) ?? '')).find((amount) => amount !== undefined);

const referencesIn = (node: MessageNode): string[] => [
  ...(identifications.includes(node.name) && node.text !== '' ? [node.text] : []),
  ...node.children.flatMap(referencesIn),
];

/** What the transactions of a part of a text have added. */
type TakenFacts = { readonly transactions: number; readonly total: Decimal | undefined };

/** Collects the facts for lists and searches from the `telling` elements as they are parsed. */
export type GatheredFacts = {
  readonly add: (node: MessageNode) => void;
  readonly facts: () => ReadFacts;
  readonly inParts: StateInParts<unknown>;
};

export const gatherFacts = (): GatheredFacts => {
  const references = new Set<string>();
  let messageId: string | undefined;
  let transactions = 0;
  let total: Decimal | undefined;
  const addToTotal = (amount: Decimal | undefined): void => {
    if (amount !== undefined) total = total === undefined ? amount : addDecimals(total, amount);
  };
  return {
    add: (node) => {
      if (references.size < rememberedReferences)
        for (const reference of referencesIn(node)) references.add(reference.slice(0, 70));
      if (!transactionElements.includes(node.name)) {
        messageId ??= textAt(node, 'MsgId') ?? (node.name === 'Assgnmt' ? textAt(node, 'Id') : undefined);
        return;
      }
      transactions += 1;
      addToTotal(amountOf(node));
    },
    inParts: {
      begin: () => {
        transactions = 0;
        total = undefined;
      },
      take: (): TakenFacts => ({ transactions, total }),
      // Else there would be references from the part.
      fits: () => references.size >= rememberedReferences,
      add: (_, taken) => {
        const part = taken as TakenFacts;
        transactions += part.transactions;
        addToTotal(part.total);
      },
    },
    facts: () => ({
      transactions,
      references: [...references].slice(0, rememberedReferences),
      ...(messageId === undefined ? {} : { messageId: messageId.slice(0, 70) }),
      ...(total === undefined ? {} : { totalAmount: formatDecimal(total) }),
    }),
  };
};
