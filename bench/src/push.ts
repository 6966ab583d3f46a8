import { asTheProduct, startChild } from './child.ts';
import { type Benchmark, type Figure, short } from './figure.ts';
import { percentile } from './interleaved.ts';
import { clients, measurePush } from './push/measure-push.ts';
import type { RuntimeRequest } from './push/message.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const figure = (metric: string, delays: readonly number[]): Figure => ({
  metric,
  value: `p50 ${short(percentile(delays, 0.5))} ms, p99 ${short(percentile(delays, 0.99))} ms, longest ${short(Math.max(...delays))} ms`,
});

/** The delays of this many clients in a process with everything on a data folder, by change. */
export const pushInOneProcess = (count = clients): Promise<readonly (readonly number[])[]> =>
  inTemporaryFolder(async (dataFolder) => {
    const runtime = startChild('./push/runtime.ts', import.meta.url, [], asTheProduct);
    try {
      const origin = await runtime.ask<string>({ type: 'open', dataFolder } satisfies RuntimeRequest);
      return await measurePush(runtime, origin, count);
    } finally {
      await runtime.end();
    }
  });

/** From the commit of a command until 500 clients over SockJS and STOMP have received its notice. */
export const push: Benchmark = async () => {
  const delays = await pushInOneProcess();
  return [
    figure(`commit to each of ${clients} clients`, delays.flat()),
    figure(
      'commit to the first of them',
      delays.map((one) => Math.min(...one)),
    ),
  ];
};
