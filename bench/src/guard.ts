import { browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { asTheProduct, type Child, startChild } from './child.ts';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { requestsPerSecond, type Target } from './file-list/load.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** Many short rounds, because a difference of a few microseconds is below the noise of the machine. */
const rounds = 9;
const seconds = 1;
/** Times the duration of the same call on bare Express. */
const mostTimes = 1.5;

const targetOf = (origin: string, cookie?: string): Target => ({
  url: origin + readOwnPlanRoute.path,
  ...(cookie === undefined ? {} : { headers: { cookie } }),
});

const entered = async (origin: string): Promise<Target> => {
  const visitor = browser(origin);
  await visitor.request('/enter');
  return targetOf(origin, visitor.cookieHeader());
};

const signedIn = async (product: Child, dataFolder: string): Promise<Target> => {
  const origin = await product.ask<string>({ dataFolder });
  const visitor = browser(origin);
  await signInAs(visitor, 'tester');
  return targetOf(origin, visitor.cookieHeader());
};

const figure = (metric: string, ours: readonly number[], bare: readonly number[]): Figure => {
  const ratio = ratioOf(bare, ours);
  const extra = median(ours.map((rate, round) => 1e6 / rate - 1e6 / (bare[round] ?? Number.NaN)));
  const times = `${ratio.toFixed(2)} × the time, ${short(extra)} µs more`;
  return {
    metric,
    value: `${short(median(ours))} requests/s, without ${short(median(bare))}: ${times}`,
    ...atMost(ratio, mostTimes, ' ×'),
  };
};

/**
 * The cost of authentication: one small call with the guard, and in the product, compared with its handler on bare
 * Express.
 */
export const guard: Benchmark = () =>
  inTemporaryFolder(async (dataFolder) => {
    const [product, guarded, bare] = [
      startChild('./file-list/product.ts', import.meta.url, [], asTheProduct),
      startChild('./guard/small-call.ts', import.meta.url),
      startChild('./guard/small-call.ts', import.meta.url),
    ];
    try {
      const targets = {
        product: await signedIn(product, dataFolder),
        guarded: await entered(await guarded.ask<string>({ guard: true })),
        bare: targetOf(await bare.ask<string>({ guard: false })),
      };
      await product.ask('at rest');
      const rates = await interleaved(rounds, {
        product: () => requestsPerSecond(targets.product, seconds),
        guarded: () => requestsPerSecond(targets.guarded, seconds),
        bare: () => requestsPerSecond(targets.bare, seconds),
      });
      return [
        figure('a small call behind the guard', rates.guarded, rates.bare),
        figure('the same call in the product, with log and headers', rates.product, rates.bare),
      ];
    } finally {
      await Promise.all([product.end(), guarded.end(), bare.end()]);
    }
  });
