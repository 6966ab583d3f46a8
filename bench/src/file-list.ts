import { type Child, startChild } from './child.ts';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { requestsPerSecond, type Target } from './file-list/load.ts';
import { type Page, startWithFiles } from './file-list/product-with-files.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const files = 200_000;
const rounds = 5;
/** Times the duration of a request to bare Express. */
const mostTimes = 1.5;

const comparedWithBare = async (product: Target, page: Page, bare: Child): Promise<Figure> => {
  const plain = { url: await bare.ask<string>(page) };
  const { ours, theirs } = await interleaved(rounds, {
    ours: () => requestsPerSecond(product),
    theirs: () => requestsPerSecond(plain),
  });
  const ratio = ratioOf(theirs, ours);
  const value = `${short(median(ours))} requests/s, bare Express ${short(median(theirs))}: ${ratio.toFixed(2)} × the time`;
  return {
    metric: `first page of ${files / 1_000}k (${short(page.text.length / 1_024)} kB)`,
    value,
    ...atMost(ratio, mostTimes, ' ×'),
  };
};

/** A page of the file list over HTTP compared with Express sending the same bytes. */
export const fileList: Benchmark = () =>
  inTemporaryFolder(async (dataFolder) => {
    const bare = startChild('./file-list/bare-express.ts', import.meta.url);
    const { page, product, target } = await startWithFiles({ dataFolder }, files);
    try {
      return [await comparedWithBare(target, page, bare)];
    } finally {
      await Promise.all([product.end(), bare.end()]);
    }
  });
