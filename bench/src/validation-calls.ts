import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { asTheProduct, type Child, startChild } from './child.ts';
import { atLeast, type Benchmark, type Figure, short } from './figure.ts';
import { requestsPerSecond, type Target } from './file-list/load.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writePayments } from './validation/payments.ts';

const rounds = 5;
const seconds = 2;
const [size, leastPerSecond] = [1_400, 4_000];

const query = new URLSearchParams({ environmentToken: 'sct', rbVersion: '2025' });
const path = `${checkTextRoute.path}?${query}`;

const payment = (folder: string): string => {
  const file = join(folder, 'payment.xml');
  writePayments(file, size);
  return readFileSync(file, 'utf8');
};

const signedIn = async (product: Child, dataFolder: string, body: string): Promise<Target> => {
  const origin = await product.ask<string>({ dataFolder });
  const visitor = browser(origin);
  await signInAs(visitor, 'tester');
  const headers = {
    cookie: visitor.cookieHeader(),
    'x-xsrf-token': visitor.cookie('XSRF-TOKEN') ?? '',
    'content-type': 'application/xml',
  };
  return { url: origin + path, headers, body };
};

/** The answer of the product, which must be a report. */
const replyOf = async ({ url, headers = {}, body = '' }: Target): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok || !text.includes('validationSummary')) throw new Error(`${url}: ${response.status} ${text}`);
  return text;
};

/**
 * Validations of a small message over HTTP, each with an event on the disk, compared with bare Express that reads the
 * same text and sends the same bytes.
 */
export const validationCalls: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const product = startChild('./file-list/product.ts', import.meta.url, [], asTheProduct);
    const bare = startChild('./validation-calls/bare-validation.ts', import.meta.url);
    try {
      const body = payment(folder);
      const ours = await signedIn(product, join(folder, 'data'), body);
      const reply = await replyOf(ours);
      const reference: Target = { ...ours, url: (await bare.ask<string>({ reply })) + path };
      await product.ask('at rest');
      await requestsPerSecond(ours, seconds);
      const rates = await interleaved(rounds, {
        ours: () => requestsPerSecond(ours, seconds),
        bare: () => requestsPerSecond(reference, seconds),
      });
      return [figure(rates.ours, rates.bare)];
    } finally {
      await Promise.all([product.end(), bare.end()]);
    }
  });

const figure = (ours: readonly number[], bare: readonly number[]): Figure => ({
  metric: 'validations of a message of 1.4 KB over HTTP, each with an event on the disk',
  value: `${short(median(ours))} a second, bare Express with the same bytes ${short(median(bare))}: ${ratioOf(bare, ours).toFixed(2)} × the time`,
  ...atLeast(median(ours), leastPerSecond, ' a second'),
});
