import type { NewEvent } from '@clearbench/contracts/event-envelope';
import type { EventHistory } from '@clearbench/contracts/event-history';
import { statisticsActorDayView, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { startProjector } from '@clearbench/event-sourcing/projector';
import { replay } from '@clearbench/event-sourcing/replay';
import { upcasting } from '@clearbench/event-sourcing/upcasting';
import { statisticsActorDays } from '@clearbench/projections/statistics/statistics-actor-day';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { pacedReplay } from '@clearbench/query-service/statistics/replay/paced-replay';
import { openStores } from '@clearbench/stores/open-stores';

/** The first shape of file events: `origin` was two fields, and the content's type was at the top level. */
type CreatedV1 = {
  readonly fileId: string;
  readonly template?: string;
  readonly copyOf?: string;
  readonly kind: string;
};
const history: EventHistory = {
  FileCreated: {
    steps: [
      ({ fileId, template, copyOf, kind }: CreatedV1) => ({
        fileId,
        origin: template === undefined ? (copyOf === undefined ? 'upload' : 'copy') : 'template',
        content: { messageType: kind },
      }),
    ],
  },
};

const at = (number: number): string => new Date(Date.parse('2026-10-20T05:00:00Z') + number * 1_700_000).toISOString();
const event = (number: number, type: string, schema: number, data: object): NewEvent => ({
  id: `event-${number}`,
  type,
  schema,
  data,
  metadata: { at: at(number), actor: `user-${number % 3}`, commandId: `${number}`, correlationId: '', causationId: '' },
});
const kinds = ['pacs.008.001.08', 'camt.056.001.08'];
const kindOf = (number: number): string => kinds[number % 2] ?? '';

/** Files in the first and in the current shape, alternately. */
const fileEvents = (number: number): NewEvent[] => {
  const fileId = `f${number}`;
  const old = [{ template: 't' }, { copyOf: 'f0' }, {}][number % 3];
  const today = { fileId, origin: 'upload', content: { messageType: kindOf(number) } };
  const created =
    number % 2 === 0
      ? event(number, 'FileCreated', 1, { fileId, kind: kindOf(number), ...old })
      : event(number, 'FileCreated', 2, today);
  return [created, event(number + 1, 'FileValidated', 1, { fileId })];
};

describe('statistics', () => {
  it('are the same when counted live and when replayed from the log, for events of any release', async () => {
    const stores = await openStores({ kind: 'memory' });
    const events = upcasting(stores.events, history);
    const projections = [statisticsDays, statisticsActorDays] as unknown as Parameters<
      typeof startProjector
    >[0]['projections'];
    const projector = startProjector({ ...stores, events, projections, batchSize: 7 });
    await projector.ready;
    let position = 0;
    for (let number = 0; number < 300; number++) {
      ({ position } = await stores.events.append(`file-f${number}`, 0, fileEvents(number)));
      // Counted in many small steps, as in production.
      if (number % 40 === 0) await projector.reached(statisticsDayView.name, position, 60_000);
    }
    for (const view of [statisticsDayView, statisticsActorDayView])
      await projector.reached(view.name, position, 60_000);

    for (const projection of [statisticsDays, statisticsActorDays]) {
      const afresh = await replay(projection as never, events);
      const served = await stores.documents.getMany(projector.active(projection.name), [...afresh.keys()]);
      expect(afresh.size).toBeGreaterThan(5);
      expect(new Map([...served].map(([id, { document }]) => [id, document]))).toEqual(afresh);
    }
    const watched = pacedReplay({ log: events, days: statisticsDays, until: Date.parse(at(400)), pace: undefined });
    await watched.ended;
    const days = [...watched.days()];
    const sum = (label: string) =>
      days.flatMap(({ actions }) => actions[label] ?? []).reduce((all, one) => all + one, 0);
    expect([sum('created'), sum('copied'), sum('uploaded'), sum('validated')]).toEqual([50, 50, 200, 300]);
    for (const day of days)
      expect((await stores.documents.get(projector.active(statisticsDayView.name), day.day))?.document).toEqual(day);
    await projector.stop();
    await stores.close();
  });
});
