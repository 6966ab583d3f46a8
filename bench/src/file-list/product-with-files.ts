import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { minPositionHeader } from '@clearbench/contracts/header-names';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { asTheProduct, type Child, startChild } from '../child.ts';
import { environment, fillEnvironment } from './full-environment.ts';
import type { Target } from './load.ts';
import type { DataLocation } from './product.ts';

/** The reply of the list route. */
export type Page = { readonly text: string; readonly type: string };

/** The product in a separate process, with many files in one environment. */
export type ProductWithFiles = {
  readonly page: Page;
  /** The first page of the list, for a signed-in user. */
  readonly target: Target;
  readonly product: Child;
};

/** Milliseconds for the read models. */
const patience = 150_000;

/** Polls a call that waits for the read models until it succeeds, because sign-in is impossible before that. */
const caughtUp = async (visitor: Browser, files: number): Promise<void> => {
  const headers = { [minPositionHeader]: String(files) };
  for (const until = Date.now() + patience; Date.now() < until; )
    if ((await visitor.request(readAppInfoRoute.path, { headers })).ok) return;
  throw new Error(`the read models did not catch up in ${patience / 1_000} s`);
};

const fullPage = async (visitor: Browser, path: string, files: number): Promise<Page> => {
  const response = await visitor.request(path);
  const text = await response.text();
  if (!response.ok || (JSON.parse(text) as { total: number }).total < files) throw new Error(`no full list: ${text}`);
  return { text, type: response.headers.get('Content-Type') ?? '' };
};

/** Fills empty stores with the events of files, and starts the product on them until it is idle. */
export const startWithFiles = async (location: DataLocation, files: number): Promise<ProductWithFiles> => {
  await fillEnvironment(location, files);
  const product = startChild('./product.ts', import.meta.url, [], asTheProduct);
  try {
    const origin = await product.ask<string>(location);
    const visitor = browser(origin);
    await caughtUp(visitor, files);
    await signInAs(visitor, 'tester');
    const path = `${listFilesRoute.path}?environmentToken=${environment.environmentToken}`;
    const page = await fullPage(visitor, path, files);
    await product.ask('at rest');
    return { page, product, target: { url: origin + path, headers: { cookie: visitor.cookieHeader() } } };
  } catch (error) {
    await product.end();
    throw error;
  }
};
