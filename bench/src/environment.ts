import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { listFilesRoute, readFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { minPositionHeader, xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { asTheProduct, startChild } from './child.ts';
import { type Benchmark, type Figure, short } from './figure.ts';
import { environment, fillEnvironment } from './file-list/full-environment.ts';
import { percentile } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writePayments } from './validation/payments.ts';

const files = Number(process.env.CLEARBENCH_BENCH_FILES ?? 200_000);
const [rounds, warmUp] = [100, 10];

type Page = { readonly items: readonly { readonly fileId: string }[]; readonly next?: string; readonly total: number };

/** Time limit in milliseconds for a machine with other work. */
const patience = 60_000 + files * 10;

/** Polls until the read models contain every file; a read that waits for them answers 503 until then. */
const caughtUp = async (visitor: Browser): Promise<void> => {
  const headers = { [minPositionHeader]: String(files) };
  for (const until = Date.now() + patience; Date.now() < until; )
    if ((await visitor.request(readAppInfoRoute.path, { headers })).ok) return;
  throw new Error('the read models did not catch up');
};

const requested = async <Reply>(visitor: Browser, path: string): Promise<Reply> => {
  const response = await visitor.request(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Reply;
};

const listPath = (filters: Readonly<Record<string, string>> = {}): string =>
  `${listFilesRoute.path}?${new URLSearchParams({ environmentToken: environment.environmentToken, ...filters }).toString()}`;

/** Another file each time, to avoid caches. */
const fileOf = (round: number): number => (round * 7_919 + 13) % files;

/** Milliseconds of successive calls, without the first few. */
const timed = async (metric: string, ask: (round: number) => Promise<unknown>): Promise<Figure> => {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = performance.now();
    await ask(round);
    if (round >= warmUp) times.push(performance.now() - start);
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => short(percentile(times, share)));
  return { metric, value: `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms` };
};

const found = async (visitor: Browser, search: string): Promise<Page> => {
  const page = await requested<Page>(visitor, listPath({ search }));
  if (page.items.length === 0) throw new Error(`nothing is found by ${search}`);
  return page;
};

/** Seeded files have no content, only events; this one can be opened. */
const realFile = async (visitor: Browser, file: string): Promise<string> => {
  writePayments(file, 20_000);
  const query = new URLSearchParams({ ...environment, rbVersion: '2023', fileName: 'real.xml' });
  query.delete('environmentId');
  const response = await visitor.request(`${uploadFileRoute.path}?${query.toString()}`, {
    method: uploadFileRoute.method,
    headers: { 'Content-Type': uploadFileRoute.bodyType ?? '', [xsrfHeader]: visitor.cookie(xsrfCookie) ?? '' },
    body: readFileSync(file),
  });
  const { vipFileSummary } = (await response.json()) as { vipFileSummary?: { fileId: string } };
  if (!vipFileSummary) throw new Error(`an upload answered ${response.status}`);
  return vipFileSummary.fileId;
};

/** An environment with many files, over HTTP, one call after another: its list, a search, one file. */
export const fullEnvironment: Benchmark = () =>
  inTemporaryFolder(async (dataFolder) => {
    await fillEnvironment({ dataFolder }, files);
    const product = startChild('./file-list/product.ts', import.meta.url, [], asTheProduct);
    try {
      const visitor = browser(await product.ask<string>({ dataFolder }));
      await caughtUp(visitor);
      await signInAs(visitor, 'tester');
      const { total, next } = await requested<Page>(visitor, listPath());
      if (total < files) throw new Error(`the list holds ${total} of ${files} files`);
      await product.ask('at rest');
      const fileId = await realFile(visitor, join(dataFolder, 'real.xml'));
      const figures = [
        await timed(`list of ${files.toLocaleString('en')}, first page`, () => requested(visitor, listPath())),
      ];
      if (next !== undefined)
        figures.push(await timed('its second page', () => requested(visitor, listPath({ after: next }))));
      figures.push(
        await timed('search by name', (round) => found(visitor, `payments ${fileOf(round)}`)),
        await timed('search by reference', (round) => found(visitor, `E2E-${fileOf(round)}`)),
        await timed('open one', () => requested(visitor, readFileRoute.path.replace(':fileId', fileId))),
      );
      return figures;
    } finally {
      await product.end();
    }
  });
