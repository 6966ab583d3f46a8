import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { AnyMessage } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import type { Document } from '@clearbench/stores/document-store/document-store';
import { pacedReplay, type Replaying } from './paced-replay.ts';
import { replays } from './replays.ts';

const window = { resolution: 'DAY', duration: 31, timeZone: 'UTC' } as const;
const march = Date.parse('2026-03-31T23:59:59.999Z');

/** One event at noon of each of the first hundred days of the year. */
const log: RecordedEvent[] = Array.from({ length: 100 }, (_, index) =>
  recorded(
    { type: 'Rung', data: {}, metadata: { at: new Date(Date.UTC(2026, 0, 1 + index, 12)).toISOString() } },
    index,
  ),
);

/** Counts events by day. */
const replaying = (): Replaying => ({
  log: { readAll: async (after, limit) => log.slice(after, after + limit) },
  days: projection<Document, AnyMessage>({
    name: 'rings',
    version: 1,
    shape: { indexes: [] },
    key: ({ metadata: { at } }) => at.slice(0, 10),
    on: { Rung: (_, { metadata: { at } }) => ({ day: at.slice(0, 10) }) },
  }),
});

/** Polls until a condition holds; the time limit of the test ends the wait. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('a replay', () => {
  it('counts up to the requested day', async () => {
    const replay = pacedReplay({ ...replaying(), until: march, pace: undefined });
    await replay.ended;
    const days = [...replay.days()].map(({ day }) => day);
    expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-01-01', '2026-03-31']);
    expect([replay.status(), replay.progress(), replay.reachedAt()]).toEqual(['done', 1, march]);
  });

  it('runs at its pace, and continues at another one', async () => {
    const clock = { now: 0 };
    const replay = pacedReplay({ ...replaying(), until: march, pace: 10 }, () => clock.now);
    await until(() => replay.events() > 0);
    clock.now = 2_000;
    await until(() => replay.events() === 21);
    expect(replay.progress()).toBeCloseTo(20 / 89.5, 2);
    expect(replay.status()).toBe('running');
    replay.setPace(undefined);
    await replay.ended;
    expect([...replay.days()]).toHaveLength(90);
  });

  it('reports a failure where the log cannot be read', async () => {
    const readAll = () => Promise.reject(new Error('away'));
    const replay = pacedReplay({ ...replaying(), log: { readAll }, until: march, pace: undefined });
    await replay.ended;
    expect(replay.status()).toBe('failed');
  });
});

describe('replays', () => {
  it('belong to one user, one at a time', () => {
    const running = replays(replaying());
    const first = running.start('ada', window, march, 0);
    expect(() => running.find('bob', first)).toThrow(
      expect.objectContaining({ errorKey: 'statistics.replayNotFound' }),
    );
    const second = running.start('ada', window, march, 0);
    expect(() => running.find('ada', first)).toThrow(
      expect.objectContaining({ errorKey: 'statistics.replayNotFound' }),
    );
    running.end('bob', second);
    expect(running.find('ada', second).window).toEqual(window);
    running.end('ada', second);
    expect(() => running.find('ada', second)).toThrow();
  });

  it('are limited in number', () => {
    const running = replays(replaying());
    const started = ['ada', 'bob', 'cy'].map((owner) => [owner, running.start(owner, window, march, 0)] as const);
    expect(() => running.start('dan', window, march, 0)).toThrow(
      expect.objectContaining({ errorKey: 'statistics.tooManyReplays', params: { most: 3 } }),
    );
    for (const [owner, replayId] of started) running.end(owner, replayId);
  });

  it('stop when their user does not poll any more', async () => {
    const running = replays(replaying(), 20);
    const { replay } = running.find('ada', running.start('ada', window, march, 0));
    await replay.ended;
    expect(replay.events()).toBeLessThan(100);
    expect(() => running.start('ada', window, march, 0)).not.toThrow();
  });
});
