import type { Browser } from 'playwright-core';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { interleaved, median, type Repetitions, ratioOf } from './interleaved.ts';
import { administrator } from './look-and-feel/administrator.ts';
import { watchedPage } from './look-and-feel/watched-page.ts';
import { notMeasured, onProduct } from './on-product.ts';

const changes = 10;
const warmUp = 2;
const metric = 'palette change to visible repaint';

/** Different colours that also differ from the built-in one. */
const colors = Array.from(
  { length: 2 * (changes + warmUp) },
  (_, index) => `#${(0x104060 + index * 0x050300).toString(16)}`,
);

const measured = async (origin: string, chromium: Browser): Promise<Repetitions<'ours' | 'theirs'>> => {
  const [change, page] = await Promise.all([administrator(origin), watchedPage(chromium, origin, 'tester')]);
  const left = colors.values();
  const next = (): string => left.next().value ?? '';
  const contestants = {
    ours: async () => {
      const color = next();
      const shown = await page.watch(color);
      const ordered = performance.now();
      await change(color);
      return (await shown()) - ordered;
    },
    theirs: () => page.setItself(next()),
  };
  await interleaved(warmUp, contestants);
  return interleaved(changes, contestants);
};

/** Users perceive a delay below this as immediate. */
const atOnceMs = 100;
/** A change in the page takes about one frame; the way through the server may take four. */
const mostTimes = 4;

const spoken = (times: readonly number[]): string =>
  `median ${short(median(times))} ms, longest ${short(Math.max(...times))} ms`;

const figures = ({ ours, theirs }: Repetitions<'ours' | 'theirs'>): readonly Figure[] => {
  const ratio = ratioOf(ours, theirs);
  return [
    { metric, value: spoken(ours), ...atMost(Math.max(...ours), atOnceMs, ' ms, the longest') },
    { metric: 'one CSS variable set by the page itself', value: spoken(theirs) },
    {
      metric: 'the first to the second, round by round',
      value: `${ratio.toFixed(2)} ×`,
      ...atMost(ratio, mostTimes, ' ×'),
    },
  ];
};

/** From an administrator's change of the primary colour to the first frame with it in another user's open page. */
export const lookAndFeel: Benchmark = async () =>
  (await onProduct(async ({ chromium, origin }) => figures(await measured(origin, chromium)))) ?? notMeasured(metric);
