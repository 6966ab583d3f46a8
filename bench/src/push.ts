import { asTheProduct, startChild } from './child.ts';
import { type Benchmark, type Figure, short } from './figure.ts';
import { percentile } from './interleaved.ts';
import type { ListenersRequest, Moment, RuntimeRequest } from './push/message.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const clients = 500;
const changes = 60;
const warmUp = 20;
const pauseMs = 100;

const figure = (metric: string, delays: readonly number[]): Figure => ({
  metric,
  value: `p50 ${short(percentile(delays, 0.5))} ms, p99 ${short(percentile(delays, 0.99))} ms, longest ${short(Math.max(...delays))} ms`,
});

/** The delays of all clients for each change. */
const delaysOf = (committed: readonly Moment[], received: readonly Moment[]): readonly (readonly number[])[] =>
  committed.map(([position, at]) => received.filter(([other]) => other === position).map(([, when]) => when - at));

/** From the commit of a command until 500 clients over SockJS and STOMP have received its notice. */
export const push: Benchmark = () =>
  inTemporaryFolder(async (dataFolder) => {
    const runtime = startChild('./push/runtime.ts', import.meta.url, [], asTheProduct);
    const listeners = startChild('./push/listeners.ts', import.meta.url);
    const rename = async (times: number): Promise<readonly (readonly number[])[]> => {
      const committed = await runtime.ask<readonly Moment[]>({
        type: 'rename',
        times,
        pauseMs,
      } satisfies RuntimeRequest);
      const positions = committed.map(([position]) => position);
      const received = await listeners.ask<readonly Moment[]>({ type: 'heard', positions } satisfies ListenersRequest);
      return delaysOf(committed, received);
    };
    try {
      const origin = await runtime.ask<string>({ type: 'open', dataFolder } satisfies RuntimeRequest);
      await listeners.ask({ type: 'connect', origin, clients } satisfies ListenersRequest);
      await rename(warmUp);
      const delays = await rename(changes);
      return [
        figure(`commit to each of ${clients} clients`, delays.flat()),
        figure(
          'commit to the first of them',
          delays.map((one) => Math.min(...one)),
        ),
      ];
    } finally {
      await Promise.all([runtime.end(), listeners.end()]);
    }
  });
