import { buildUi } from '@clearbench/app/build-ui';
import type { Browser } from 'playwright-core';
import { asTheProduct, startChild } from './child.ts';
import { openChromium } from './look-and-feel/chromium.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/** The product with its pages in a child process, and a browser. */
export type ProductInBrowser = { readonly chromium: Browser; readonly origin: string; readonly dataFolder: string };

/** Runs work on the product in a browser; undefined on a machine without Chromium. */
export const onProduct = async <T>(work: (product: ProductInBrowser) => Promise<T>): Promise<T | undefined> => {
  const chromium = await openChromium();
  if (!chromium) return undefined;
  try {
    await buildUi();
    return await inTemporaryFolder(async (dataFolder) => {
      const product = startChild('./file-list/product.ts', import.meta.url, [], asTheProduct);
      try {
        return await work({ chromium, dataFolder, origin: await product.ask<string>({ dataFolder }) });
      } finally {
        await product.end();
      }
    });
  } finally {
    await chromium.close();
  }
};

/** The figure of a benchmark that needs a browser where there is none. */
export const notMeasured = (metric: string) => [
  { metric, value: 'not measured: no Chromium here, CHROMIUM_PATH may name one' },
];
