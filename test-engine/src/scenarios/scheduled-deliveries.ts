import { berlinClock } from '@clearbench/calendars/berlin-time';
import type { BusinessDays } from '@clearbench/calendars/business-days';
import { instantAt } from '@clearbench/calendars/clock-targets';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import {
  type DeliveredTo,
  mostDaysAbout,
  type ReceivedMessage,
  type ScheduledDelivery,
} from '@clearbench/contracts/scenario/scheduled-deliveries';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { addSeconds } from '../clearing/due-times.ts';
import { because } from '../clearing/reason.ts';
import { hashOf } from '../clearing/reference.ts';
import { anyOf } from './rule-matchers.ts';

/** A delivery of a list on a business day; times ISO 8601 UTC, days YYYY-MM-DD in Frankfurt. */
export type Occurrence = {
  readonly delivery: ScheduledDelivery;
  readonly day: string;
  readonly dueAt: string;
};

const enabledIn = ({ deliveries = [] }: RuleList): readonly ScheduledDelivery[] =>
  deliveries.filter(({ enabled }) => enabled !== false);

const inOrder = (all: readonly Occurrence[]): readonly Occurrence[] =>
  all.toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : one.dueAt > other.dueAt ? 1 : 0));

/** The next time of each delivery with a time of day, after an instant. */
export const nextOccurrences = (list: RuleList, days: BusinessDays, after: string): readonly Occurrence[] =>
  inOrder(
    enabledIn(list).flatMap((delivery): readonly Occurrence[] => {
      if (delivery.at === undefined) return [];
      const first = days.onOrAfter(berlinClock(after).date);
      const dueAt = instantAt(first, `${delivery.at}:00`);
      if (dueAt > after) return [{ delivery, day: first, dueAt }];
      const day = days.next(first);
      return [{ delivery, day, dueAt: instantAt(day, `${delivery.at}:00`) }];
    }),
  );

/** The times of the deliveries with a time of day between two instants, the later one included; at most `most`. */
export const occurrencesUntil = (
  list: RuleList,
  days: BusinessDays,
  { after, until, most }: { readonly after: string; readonly until: string; readonly most: number },
): readonly Occurrence[] => {
  const found: Occurrence[] = [];
  let next = nextOccurrences(list, days, after);
  while (found.length < most && next[0] !== undefined && next[0].dueAt <= until) {
    const { dueAt } = next[0];
    found.push(...next.filter((one) => one.dueAt === dueAt));
    next = nextOccurrences(list, days, dueAt);
  }
  return found.slice(0, most);
};

/** The deliveries that follow an advance of the clock to an instant; none on a closed day. */
export const occurrencesAfterAdvance = (list: RuleList, days: BusinessDays, to: string): readonly Occurrence[] => {
  const day = berlinClock(to).date;
  if (!days.isOpen(day)) return [];
  return inOrder(
    enabledIn(list).flatMap((delivery) =>
      delivery.afterAdvance === undefined ? [] : [{ delivery, day, dueAt: addSeconds(to, delivery.afterAdvance * 60) }],
    ),
  );
};

const hashes = 2 ** 53;

/** What is delivered on a day: the alternative that weight and seed select. */
export const receivedOn = (
  { id, receive, oneOf = [] }: ScheduledDelivery,
  seed: RuleList['seed'],
  day: string,
): ReceivedMessage | undefined => {
  if (receive !== undefined) return receive;
  const total = oneOf.reduce((sum, { weight }) => sum + weight, 0);
  let rest = (hashOf([seed ?? '', id, day].join('|')) / hashes) * total;
  return oneOf.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  })?.receive;
};

/** Why a message is delivered on a day: the delivery in this version of a list. */
export const reasonOfDelivery = (
  { id: ruleId, name }: ScheduledDelivery,
  { owner, version, day }: { readonly owner: ListOwner; readonly version: number; readonly day: string },
): EngineReason => ({
  ...because('scenario', name ?? ruleId, 'scheduledDelivery', { day }),
  rule: { list: owner, version, ruleId, ...(name === undefined ? {} : { name }) },
});

/** Everything that a delivery can contain. */
export const alternativesOf = ({ receive, oneOf = [] }: ScheduledDelivery): readonly ReceivedMessage[] =>
  receive === undefined ? oneOf.map((one) => one.receive) : [receive];

/** The business days on which the message can have been sent that a delivery is about: the day itself and those before. */
export const daysAbout = (days: BusinessDays, day: string): readonly string[] =>
  Array.from({ length: mostDaysAbout + 1 }, (_, back) => days.add(day, -back));

/** Whether a tester receives the message of a delivery of an environment: by the BIC of the profile, or by name. */
export const isDeliveredTo = (
  to: DeliveredTo | undefined,
  { tester, testerName }: { readonly tester: string; readonly testerName: string },
): boolean => {
  if (to === undefined) return false;
  if (to === 'all') return true;
  return (
    (to.tester !== undefined && anyOf(to.tester, true)([tester])) ||
    (to.testerName !== undefined && anyOf(to.testerName)([testerName]))
  );
};
