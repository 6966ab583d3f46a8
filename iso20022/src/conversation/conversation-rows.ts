import { berlinClock, berlinEpoch } from '@clearbench/calendars/berlin-time';
import { dayNumber } from '@clearbench/calendars/iso-date';
import type { Conversation, ConversationMessage, ConversationParty } from '@clearbench/contracts/transfer/conversation';
import { isDelivered } from './delivery-state.ts';

/** A message as a picture shows it: of a file of the environment, or of a case, whose files are kept with its run. */
export type ShownMessage = Omit<ConversationMessage, 'fileId'> &
  Partial<Pick<ConversationMessage, 'fileId'>> & {
    /** The step of the case that sent or received it, e.g. `2. Expect`. */
    readonly step?: string;
  };

/** What a picture needs of a conversation. */
export type ShownConversation = Pick<Conversation, 'cutOff'> & { readonly messages: readonly ShownMessage[] };

/**
 * A line of the picture: a message, the begin of a day, the cut-off, the number of days without messages, a step, or the
 * current time before what is due.
 */
export type ConversationRow =
  | { readonly kind: 'message'; readonly message: ShownMessage }
  | { readonly kind: 'step'; readonly at: string; readonly step: string }
  | { readonly kind: 'quiet'; readonly at: string; readonly days: number }
  | { readonly kind: 'day' | 'cutOff' | 'now'; readonly at: string };

/** A row between messages. */
export type LineOfConversation = Exclude<ConversationRow, { readonly kind: 'message' }>;

/** The parties with a lane, from left to right. */
export const lanesOf = (messages: readonly ShownMessage[]): readonly ConversationParty[] =>
  messages.some(({ from, to }) => from === 'bank' || to === 'bank')
    ? ['tester', 'clearing', 'bank']
    : ['tester', 'clearing'];

const cutOffOf = (date: string, cutOff: string): string | undefined =>
  /^\d\d:\d\d$/.test(cutOff) ? new Date(berlinEpoch(`${date}T${cutOff}:00`)).toISOString() : undefined;

/** The cut-off of a day, if it lies between two messages. */
const cutOffLine = (date: string, cutOff: string, before: string, after: string): readonly ConversationRow[] => {
  const at = cutOffOf(date, cutOff);
  return at !== undefined && at > before && at <= after ? [{ kind: 'cutOff', at }] : [];
};

/** The days that pass without a message. */
const quietDays = (first: string, last: string, at: string): readonly ConversationRow[] => {
  const days = dayNumber(last) - dayNumber(first) - 1;
  return days > 0 ? [{ kind: 'quiet', at, days }] : [];
};

const linesBetween = (before: ShownMessage | undefined, { at }: ShownMessage, cutOff: string) => {
  const date = berlinClock(at).date;
  const day: ConversationRow = { kind: 'day', at };
  if (before === undefined) return [day];
  const first = berlinClock(before.at).date;
  if (first === date) return cutOffLine(date, cutOff, before.at, at);
  return [
    ...cutOffLine(first, cutOff, before.at, at),
    ...quietDays(first, date, at),
    day,
    ...cutOffLine(date, cutOff, before.at, at),
  ];
};

/** The rows of the picture in the order of time; times are those of the clearing, Europe/Berlin. */
export const conversationRows = ({ messages, cutOff }: ShownConversation): readonly ConversationRow[] =>
  messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const isFirstDue = message.isDue === true && before?.isDue !== true;
    const now: readonly ConversationRow[] = isFirstDue ? [{ kind: 'now', at: message.at }] : [];
    const { step, at } = message;
    const steps: readonly ConversationRow[] =
      step === undefined || step === before?.step ? [] : [{ kind: 'step', at, step }];
    return [...linesBetween(before, message, cutOff), ...now, ...steps, { kind: 'message', message }];
  });

/** The keys of the messages to which a message refers, and of those that refer to it. */
export const relatedKeys = (messages: readonly ShownMessage[], key: string): ReadonlySet<string> => {
  const own = messages.find((message) => message.key === key)?.refersTo ?? [];
  const referring = messages.filter(({ refersTo }) => refersTo.includes(key)).map((message) => message.key);
  return new Set([...own, ...referring]);
};

/** R-messages; a rejected one is related to no other message, but can be compared. */
const rMessage = /^(?:pacs\.(?:00[247]|028)|camt\.0(?:2[79]|5[56]|87)|pain\.00[27])\b/;
/** Files with which the clearing reports contain R-messages. */
const report = /^[A-Z]{3}$/;

/** Whether a message can be compared with the messages to which it refers. */
export const isComparable = (message: ShownMessage): boolean =>
  isDelivered(message) &&
  (rMessage.test(message.messageType) || (report.test(message.messageType) && message.refersTo.length > 0));
