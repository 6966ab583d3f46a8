import { requestsPerSecond } from '../file-list/load.ts';
import { startWithFiles } from '../file-list/product-with-files.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { Point, Series } from './series.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];

/** Milliseconds of a request at ten at a time, in the product over this many files of one environment. */
const timeOfPage = (files: number): Promise<number> =>
  inTemporaryFolder(async (dataFolder) => {
    const { product, target } = await startWithFiles({ dataFolder }, files);
    try {
      await requestsPerSecond(target);
      return 1_000 / (await requestsPerSecond(target, 4));
    } finally {
      await product.end();
    }
  });

/** The first page of the file list over HTTP with 1,000 to 1,000,000 files in one environment. */
export const listGrowth = async (): Promise<Series> => {
  const points: Point[] = [];
  for (const size of sizes) points.push({ size, milliseconds: await timeOfPage(size) });
  return {
    name: 'list',
    title: 'First page of the file list',
    sizeTitle: 'files in the environment',
    costTitle: 'milliseconds for each request',
    grows: 'none',
    judgedFrom: 1_000,
    points,
  };
};
