import { countedActions } from '@clearbench/contracts/statistics/choices';
import {
  type StatisticsActorDayDocument,
  type StatisticsDayDocument,
  statisticsActorDayView,
  statisticsActorView,
  statisticsDayView,
} from '@clearbench/contracts/statistics/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';

/** A busy installation: 200 users, half of whom are active each day of a year. */
export const busy = { days: 365, people: 200, domains: 5, events: 10_000_000 };
const [firstQuarter, lastQuarter] = [24, 72];
const types = ['pacs.008.001.08', 'pacs.004.001.09', 'camt.056.001.08', 'pacs.002.001.10', 'camt.029.001.09'];

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

const spread = (count: number, salt: number): number[] => {
  const counts = Array.from({ length: lastQuarter }, () => 0);
  for (let one = 0; one < count; one++) {
    const quarter = firstQuarter + ((one * 7 + salt * 13) % (lastQuarter - firstQuarter));
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  return counts.slice(0, counts.findLastIndex((each) => each > 0) + 1);
};

const counted = (name: string, events: number, salt: number): StatisticsDayDocument => ({
  day: name,
  actions: Object.fromEntries(
    countedActions.map((action, index) => [action, spread(events / countedActions.length, salt + index)]),
  ),
  messageTypes: Object.fromEntries(types.map((type, index) => [type, spread(events / 4 / types.length, salt + index)])),
  newUsers: { newUsers: spread(2, salt) },
});

const change = (id: string, document: StatisticsDayDocument | StatisticsActorDayDocument | Record<string, string>) => ({
  id,
  position: 1,
  document: { ...document },
});

/** The counts of a year with ten million events, as in the read models. */
export const seedYear = async (documents: DocumentStore): Promise<void> => {
  for (const { name, shape } of [statisticsDayView, statisticsActorDayView, statisticsActorView, userAccountView])
    await documents.prepare(name, shape);
  const perDay = busy.events / busy.days;
  const people = Array.from({ length: busy.people }, (_, number) => `person-${number}`);
  await documents.apply(
    userAccountView.name,
    people.map((userId, number) => {
      const email = `${userId}@bank${number % busy.domains}.example`;
      return change(userId, { userId, email, emailKey: email });
    }),
  );
  await documents.apply(
    statisticsActorView.name,
    people.map((actor) => change(actor, { actor })),
  );
  for (let number = 0; number < busy.days; number++) {
    const name = day(number);
    await documents.apply(statisticsDayView.name, [change(name, counted(name, perDay, number))]);
    await documents.apply(
      statisticsActorDayView.name,
      people.map((actor, salt) =>
        change(`${actor}:${name}`, { ...counted(name, perDay / busy.people, number + salt), actor }),
      ),
    );
  }
};
