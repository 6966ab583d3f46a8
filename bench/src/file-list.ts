import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { minPositionHeader } from '@clearbench/contracts/header-names';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { asTheProduct, type Child, startChild } from './child.ts';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { environment, fillEnvironment } from './file-list/full-environment.ts';
import { requestsPerSecond, type Target } from './file-list/load.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

const files = 200_000;
const rounds = 5;

type Page = { readonly text: string; readonly type: string };

/** Polls a call that waits for the read models until it succeeds, because sign-in is impossible before that. */
const caughtUp = async (visitor: Browser): Promise<void> => {
  const headers = { [minPositionHeader]: String(files) };
  for (let attempt = 0; attempt < 12; attempt++)
    if ((await visitor.request(readAppInfoRoute.path, { headers })).ok) return;
  throw new Error('the read models did not catch up in two minutes');
};

const fullPage = async (visitor: Browser, path: string): Promise<Page> => {
  const response = await visitor.request(path);
  const text = await response.text();
  if (!response.ok || (JSON.parse(text) as { total: number }).total < files) throw new Error(`no full list: ${text}`);
  return { text, type: response.headers.get('Content-Type') ?? '' };
};

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
    ...atMost(ratio, 2, ' ×'),
  };
};

/** A page of the file list over HTTP compared with Express sending the same bytes. */
export const fileList: Benchmark = () =>
  inTemporaryFolder(async (dataFolder) => {
    await fillEnvironment(dataFolder, files);
    const [product, bare] = [
      startChild('./file-list/product.ts', import.meta.url, [], asTheProduct),
      startChild('./file-list/bare-express.ts', import.meta.url),
    ];
    try {
      const origin = await product.ask<string>({ dataFolder });
      const visitor = browser(origin);
      await caughtUp(visitor);
      await signInAs(visitor, 'tester');
      const path = `${listFilesRoute.path}?environmentToken=${environment.environmentToken}`;
      const page = await fullPage(visitor, path);
      const headers = { cookie: visitor.cookieHeader() };
      await product.ask('at rest');
      return [await comparedWithBare({ url: origin + path, headers }, page, bare)];
    } finally {
      await Promise.all([product.end(), bare.end()]);
    }
  });
