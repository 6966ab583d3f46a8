import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pooledTextWorkers } from '@clearbench/command-service/text-workers/pooled-text-workers';
import { asJobOwner } from '@clearbench/event-sourcing/job-owner';
import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { atLeast, type Benchmark, type Figure, short } from './figure.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writePayments } from './validation/payments.ts';
import { xmllint, xmllintVersion } from './validation/xmllint.ts';

const [size, files, rounds] = [10 * 2 ** 20, 8, 5];
const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;

/** In memory that workers share, as contents come from the store. */
const shared = (file: string): Uint8Array => {
  const bytes = readFileSync(file);
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
};

/** Different accounts, because one account alone leaves a worker free. */
const forAccount = <T>(at: number, work: () => T): T =>
  asJobOwner({ account: `account-${at}`, priority: 'interactive' }, work);

type Workers = ReturnType<typeof pooledTextWorkers>;

/** One large file, validated by one worker and by two together; each time is also a ratio to that of xmllint. */
const oneFile = async (folder: string, megabytes: number, one: Workers, two: Workers): Promise<Figure> => {
  const file = join(folder, `${megabytes}.xml`);
  writePayments(file, megabytes * 2 ** 20);
  const bytes = shared(file);
  const schema = join(folder, 'pacs.008.xsd');
  writeFileSync(schema, exportXsd('pacs.008.001.08') ?? '');
  const timed = async (workers: Workers): Promise<number> => {
    const start = performance.now();
    await forAccount(0, () => workers.check(bytes, profile));
    return performance.now() - start;
  };
  const reference = xmllintVersion() === undefined ? undefined : () => xmllint(schema, { file, times: 1 });
  await Promise.all([timed(one), timed(two)]);
  const results = await interleaved(rounds, {
    one: () => timed(one),
    two: () => timed(two),
    xmllint: async () => (await reference?.())?.milliseconds ?? Number.NaN,
  });
  const ratio = ratioOf(results.one, results.two);
  const shown = (name: 'one' | 'two'): string =>
    `${short(median(results[name]))} ms, ${short(ratioOf(results[name], results.xmllint))} × xmllint --stream`;
  return {
    metric: `one file of ${megabytes} MB, all rules and facts`,
    value: `one worker ${shown('one')}; two together ${shown('two')}: ${short(ratio)} × as fast`,
    ...atLeast(ratio, 1.5, ' ×'),
  };
};

/** Several files validated by one worker and by two, and one file by one worker and by two together. */
export const twoWorkers: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'payments.xml');
    writePayments(file, size);
    const bytes = shared(file);
    const [one, two] = [pooledTextWorkers(1), pooledTextWorkers(2)];
    const throughput = async (pool: typeof one): Promise<number> => {
      const start = performance.now();
      await Promise.all(Array.from({ length: files }, (_, at) => forAccount(at, () => pool.check(bytes, profile))));
      return (files * bytes.length) / 2 ** 20 / ((performance.now() - start) / 1_000);
    };
    try {
      await Promise.all([throughput(one), throughput(two)]);
      const results = await interleaved(rounds, { one: () => throughput(one), two: () => throughput(two) });
      const ratio = ratioOf(results.two, results.one);
      return [
        {
          metric: `${files} files of ${short(bytes.length / 2 ** 20)} MB, all rules`,
          value: `one worker ${short(median(results.one))} MB/s, two ${short(median(results.two))} MB/s: ${short(ratio)} ×`,
          ...atLeast(ratio, 1.7, ' ×'),
        },
        await oneFile(folder, 20, one, two),
        await oneFile(folder, 100, one, two),
      ];
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });
