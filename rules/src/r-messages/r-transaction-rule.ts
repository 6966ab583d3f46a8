import { createFirstLines, type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import {
  type Reading,
  readEntry,
  referenceSelect,
  startReading,
} from '@clearbench/iso20022/message-history/entry-reader';
import type {
  EarlierMessage,
  EarlierPayment,
  MessageHistory,
} from '@clearbench/iso20022/message-history/message-history';
import { messageKey } from '@clearbench/iso20022/message-history/message-history';
import { factsOfGroup, type MessageHead, type PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { entryKey, surestId } from '@clearbench/iso20022/message-history/payment-ids';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type Rule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';

/** A reference of an R-message to one payment, with the earlier message and payment: undefined if not looked up, null if unknown. */
export type PaymentReference = {
  /** The entry; the group if the message refers to another message as a whole. */
  readonly node: MessageNode;
  readonly facts: PaymentFacts;
  readonly head: MessageHead;
  readonly message: EarlierMessage | null | undefined;
  readonly payment: EarlierPayment | null | undefined;
};

type Parts = Omit<Rule, 'select' | 'open' | 'check' | 'close'> & {
  readonly checkReference: (reference: PaymentReference, context: RuleContext) => readonly RuleFinding[];
  /** Reports a second reference to a payment in a message (`twice`), or in a previous message of the same type in the file (`inFile`). */
  readonly reportsRepetition?: true;
  /** Also checks messages that refer to another message as a whole without naming a payment. */
  readonly includesGroups?: true;
};

/** The elements that identify the payment, the most reliable first. */
const idElements = ['OrgnlTxId', 'OrgnlEndToEndId', 'OrgnlInstrId', 'OrgnlUETR'] as const;

type State = Reading & { entries: number; readonly lines: FirstLines; readonly inFile: FirstLines | undefined };

const lookedUp = <T>(known: Readonly<Record<string, T | null>> | undefined, key: string): T | null | undefined =>
  known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined;

const paymentReferenceOf = (
  node: MessageNode,
  facts: PaymentFacts,
  head: MessageHead,
  earlier?: MessageHistory,
): PaymentReference => ({
  node,
  facts,
  head,
  message: lookedUp(earlier?.messages, messageKey(facts.originalMessageId ?? '')),
  payment: lookedUp(earlier?.payments, entryKey(facts.originalMessageId, facts)),
});

const repeatedReference = (
  node: MessageNode,
  facts: PaymentFacts,
  { lines, inFile }: State,
  messageType: string,
): readonly RuleFinding[] => {
  if (surestId(facts) === undefined) return [];
  const place = paymentIdNode(node);
  const key = entryKey(facts.originalMessageId, facts);
  const found = { node: place, value: place.text };
  const twice = firstLineOf(lines, key, place.line);
  if (twice !== undefined) return [{ ...found, variant: 'twice', params: { firstLine: twice } }];
  const firstLine = inFile && firstLineOf(inFile, `${messageType.slice(0, 8)}|${key}`, place.line);
  return firstLine === undefined ? [] : [{ ...found, variant: 'inFile', params: { firstLine } }];
};

/** Defines a rule about each payment that an R-message refers to. */
export const rTransactionRule = ({ checkReference, reportsRepetition, includesGroups, ...parts }: Parts): Rule =>
  defineRule<State>({
    ...parts,
    select: referenceSelect,
    transactionState: () => 'counted',
    open: (ids) => ({ ...startReading(), entries: 0, lines: createFirstLines(), inFile: ids?.ofOriginals }),
    check: (node, context, state) => {
      const facts = readEntry(state, node);
      if (facts === undefined) return [];
      state.entries += 1;
      const again = reportsRepetition === undefined ? [] : repeatedReference(node, facts, state, context.messageType);
      if (again.length > 0) return again;
      return checkReference(paymentReferenceOf(node, facts, state.head, context.profile.earlier), context);
    },
    ...(includesGroups === undefined
      ? {}
      : {
          close: (context, { entries, group, groupNode, head }) => {
            if (entries > 0 || group.messageId === undefined || groupNode === undefined) return [];
            return checkReference(
              paymentReferenceOf(groupNode, factsOfGroup(group), head, context.profile.earlier),
              context,
            );
          },
        }),
  });

/** The element in the entry with one of these names, else the entry itself. */
export const childOrSelf = (node: MessageNode, ...names: readonly string[]): MessageNode => {
  for (const name of names) {
    const found = node.children.find((child) => child.name === name);
    if (found !== undefined) return found;
  }
  return node;
};

/** The element in the entry that identifies the payment, else the entry itself. */
export const paymentIdNode = (node: MessageNode): MessageNode => childOrSelf(node, ...idElements);
