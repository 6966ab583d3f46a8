import { asTheProduct, type Child, startChild } from '../child.ts';
import { atMost, type Figure, short } from '../figure.ts';
import { percentile } from '../interleaved.ts';
import { clients, measurePush } from '../push/measure-push.ts';
import type { ServiceRequest } from '../push/message.ts';
import { pushInOneProcess } from '../push.ts';

const longest = 50;

const summary = (delays: readonly number[]): string =>
  `p50 ${short(percentile(delays, 0.5))} ms, p99 ${short(percentile(delays, 0.99))} ms`;

const start = (): Child => startChild('../push/service.ts', import.meta.url, [], asTheProduct);

const betweenServices = async (postgres: string): Promise<readonly number[]> => {
  const services = { projections: start(), commands: start(), live: start() };
  const open = (service: keyof typeof services): Promise<string> =>
    services[service].ask({ type: 'open', service, postgres } satisfies ServiceRequest);
  try {
    await open('projections');
    await open('commands');
    return (await measurePush(services.commands, await open('live'))).flat();
  } finally {
    await Promise.all(Object.values(services).map((service) => service.end()));
  }
};

/** From a commit in the command service, by the projections, to live connections of a query service; all on PostgreSQL. */
export const postgresPush = async (postgres: string): Promise<readonly Figure[]> => {
  const delays = await betweenServices(postgres);
  const inOne = (await pushInOneProcess()).flat();
  return [
    {
      metric: `commit to each of ${clients} live clients of another process, PostgreSQL`,
      value: summary(delays),
      ...atMost(percentile(delays, 0.99), longest, ' ms'),
    },
    { metric: '  SQLite, in one process', value: summary(inOne) },
  ];
};
