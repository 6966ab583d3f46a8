import type { Earlier, EarlierMessage, EarlierPayment } from '../../earlier/earlier.ts';
import { messageKey } from '../../earlier/earlier.ts';
import { type Reading, readEntry, referralSelect, startReading } from '../../earlier/entry-reader.ts';
import { factsOfWhole, type MessageHead, type PaymentFacts } from '../../earlier/payment-facts.ts';
import { entryKey, surestId } from '../../earlier/payment-ids.ts';
import type { MessageNode } from '../../message-node.ts';
import { type Rule, type RuleContext, type RuleFinding, rule } from '../../rule.ts';
import { createFirstLines, earlierLine, type FirstLines } from '../first-lines.ts';

/** What an R-message says of one payment, beside what is known of it: undefined was not looked up, null is not known. */
export type Referral = {
  /** The entry; the group where the message speaks of another one as a whole. */
  readonly node: MessageNode;
  readonly facts: PaymentFacts;
  readonly head: MessageHead;
  readonly message: EarlierMessage | null | undefined;
  readonly payment: EarlierPayment | null | undefined;
};

type Parts = Pick<Rule, 'id' | 'layer' | 'severity' | 'source' | 'appliesTo' | 'earlier'> & {
  readonly about: (referral: Referral, context: RuleContext) => readonly RuleFinding[];
  /** It reports where a message speaks of a payment a second time (`twice`), or one of its kind before it in the file did (`inFile`). */
  readonly once?: true;
  /** Also asked about a message that speaks of another one as a whole, and names no payment. */
  readonly ofGroups?: true;
};

/** Where an entry names its payment, the surest first. */
const idElements = ['OrgnlTxId', 'OrgnlEndToEndId', 'OrgnlInstrId', 'OrgnlUETR'] as const;

type State = Reading & { entries: number; readonly lines: FirstLines; readonly inFile: FirstLines | undefined };

const lookedUp = <T>(known: Readonly<Record<string, T | null>> | undefined, key: string): T | null | undefined =>
  known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined;

const referralOf = (node: MessageNode, facts: PaymentFacts, head: MessageHead, earlier?: Earlier): Referral => ({
  node,
  facts,
  head,
  message: lookedUp(earlier?.messages, messageKey(facts.originalMessageId ?? '')),
  payment: lookedUp(earlier?.payments, entryKey(facts.originalMessageId, facts)),
});

const namedBefore = (
  node: MessageNode,
  facts: PaymentFacts,
  { lines, inFile }: State,
  messageType: string,
): readonly RuleFinding[] => {
  if (surestId(facts) === undefined) return [];
  const place = placeOfPayment(node);
  const key = entryKey(facts.originalMessageId, facts);
  const found = { node: place, value: place.text };
  const twice = earlierLine(lines, key, place.line);
  if (twice !== undefined) return [{ ...found, variant: 'twice', params: { firstLine: twice } }];
  const firstLine = inFile && earlierLine(inFile, `${messageType.slice(0, 8)}|${key}`, place.line);
  return firstLine === undefined ? [] : [{ ...found, variant: 'inFile', params: { firstLine } }];
};

/** A rule about each payment an R-message speaks of. */
export const referralRule = ({ about, once, ofGroups, ...parts }: Parts): Rule =>
  rule<State>({
    ...parts,
    select: referralSelect,
    open: (ids) => ({ ...startReading(), entries: 0, lines: createFirstLines(), inFile: ids?.ofOriginals }),
    check: (node, context, state) => {
      const facts = readEntry(state, node);
      if (facts === undefined) return [];
      state.entries += 1;
      const again = once === undefined ? [] : namedBefore(node, facts, state, context.messageType);
      if (again.length > 0) return again;
      return about(referralOf(node, facts, state.head, context.profile.earlier), context);
    },
    ...(ofGroups === undefined
      ? {}
      : {
          close: (context, { entries, group, groupNode, head }) => {
            if (entries > 0 || group.messageId === undefined || groupNode === undefined) return [];
            return about(referralOf(groupNode, factsOfWhole(group), head, context.profile.earlier), context);
          },
        }),
  });

/** Where in the entry the value stands that is wrong, else the entry itself. */
export const placeIn = (node: MessageNode, ...names: readonly string[]): MessageNode => {
  for (const name of names) {
    const found = node.children.find((child) => child.name === name);
    if (found !== undefined) return found;
  }
  return node;
};

/** Where in the entry its payment is named, else the entry itself. */
export const placeOfPayment = (node: MessageNode): MessageNode => placeIn(node, ...idElements);
