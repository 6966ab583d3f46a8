import { asTheProduct, startChild } from './child.ts';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { percentile } from './interleaved.ts';
import { clients, measurePush } from './push/measure-push.ts';
import type { RuntimeRequest } from './push/message.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const figure = (metric: string, delays: readonly number[], compared = ''): Figure => ({
  metric,
  value: `p50 ${short(percentile(delays, 0.5))} ms, p99 ${short(percentile(delays, 0.99))} ms, longest ${short(Math.max(...delays))} ms${compared}`,
});

type Delays = readonly (readonly number[])[];

const pushFrom = (module: string, count: number): Promise<Delays> =>
  inTemporaryFolder(async (dataFolder) => {
    const runtime = startChild(module, import.meta.url, [], asTheProduct);
    try {
      const origin = await runtime.ask<string>({ type: 'open', dataFolder } satisfies RuntimeRequest);
      return await measurePush(runtime, origin, count);
    } finally {
      await runtime.end();
    }
  });

/** The delays of this many clients in a process with everything on a data folder, by change. */
export const pushInOneProcess = (count = clients): Promise<Delays> => pushFrom('./push/runtime.ts', count);

/** The same frames from sockets without the product. */
const pushFromBareSockets = (count: number): Promise<Delays> => pushFrom('./push/bare-sockets.ts', count);

/** Limits in milliseconds: for each of many clients, and for the first client that receives a change. */
const limits = { each: 50, first: 5 };
const many = 2_000;

/** From the commit of a command until 500 and 2,000 clients over SockJS and STOMP have received its notice; beside bare sockets. */
export const push: Benchmark = async () => {
  const figures: Figure[] = [];
  for (const count of [clients, many]) {
    const delays = await pushInOneProcess(count);
    const bare = (await pushFromBareSockets(count)).flat();
    const [each, first] = [delays.flat(), delays.map((one) => Math.min(...one))];
    const ratio = percentile(each, 0.99) / percentile(bare, 0.99);
    figures.push(
      figure(`bare sockets to each of ${count} clients`, bare),
      {
        ...figure(`commit to each of ${count} clients`, each, `, p99 ${ratio.toFixed(2)} × that of bare sockets`),
        ...atMost(percentile(each, 0.99), limits.each, ' ms, p99'),
      },
      { ...figure('commit to the first of them', first), ...atMost(percentile(first, 0.99), limits.first, ' ms, p99') },
    );
  }
  return figures;
};
