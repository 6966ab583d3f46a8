import { berlinClock } from '@clearbench/calendars/berlin-time';
import type { BusinessDays } from '@clearbench/calendars/business-days';
import type { NextDelivery } from '@clearbench/contracts/scenario/dry-run';
import type { OwnedList } from './compile-list.ts';
import { nextOccurrences, receivedOn } from './scheduled-deliveries.ts';

const deliveriesOf = ({ owner, version, list }: OwnedList, days: BusinessDays, now: string): NextDelivery[] => {
  const next = new Map(nextOccurrences(list, days, now).map((one) => [one.delivery, one]));
  return (list.deliveries ?? []).flatMap((delivery): NextDelivery[] => {
    if (delivery.enabled === false) return [];
    const { day = days.onOrAfter(berlinClock(now).date), dueAt } = next.get(delivery) ?? {};
    const { id: ruleId, name, afterAdvance: minutes } = delivery;
    const rule = {
      list: owner,
      ruleId,
      ...(version === undefined ? {} : { version }),
      ...(name === undefined ? {} : { name }),
    };
    const { template: templateName, about, kind = 'recall' } = receivedOn(delivery, list.seed, day) ?? {};
    return [
      {
        rule,
        ...(templateName === undefined ? {} : { templateName }),
        ...(about === undefined ? {} : { about: { ruleId: about, kind } }),
        ...(dueAt === undefined ? {} : { dueAt }),
        ...(minutes === undefined ? {} : { minutes }),
      },
    ];
  });
};

/** The next message of each delivery of a list, after an instant of the environment's clock. */
export const nextDeliveries = (list: OwnedList | undefined, days: BusinessDays, now: string): NextDelivery[] =>
  list === undefined ? [] : deliveriesOf(list, days, now);
