import { dailyUseView } from '@clearbench/contracts/plan/views';
import { quietLog } from '@clearbench/event-sourcing/log';
import { memoryStores, put } from '@clearbench/event-sourcing/testing/stores.fixture';
import { noTracing } from '@clearbench/event-sourcing/tracing';
import type { Stores } from '@clearbench/stores/stores';
import { type Projections, startProjections } from './start-projections.ts';

describe('waiting for a position in all read models', () => {
  const stores = memoryStores();
  let projections: Projections;
  beforeAll(async () => {
    const parts = { log: quietLog, tracing: noTracing, fence: undefined, isFollowed: false };
    projections = startProjections({ stores: stores as unknown as Stores, ...parts });
    await projections.ready;
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => projections.stop());

  it('ends when the last one contains it', async () => {
    const { position } = await put(stores.events, 'door', { type: 'DoorOpened', data: {} });
    await projections.views.reached(position);
    const behind = (await projections.lags()).filter(({ lag }) => lag > 0);
    expect([behind, projections.views.position(dailyUseView)]).toEqual([[], position]);
  });

  it('needs one timer for all of them, and fails after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const before = jest.getTimerCount();
    const waiting = projections.views.reached(1_000).catch((error: unknown) => error);
    expect(jest.getTimerCount() - before).toBe(1);
    jest.advanceTimersByTime(10_000);
    expect(await waiting).toMatchObject({ errorKey: 'projection.behind', params: { position: 1_000 } });
  });
});
