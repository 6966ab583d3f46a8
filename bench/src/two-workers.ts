import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pooledBench } from '@clearbench/command-service/bench/pooled-bench';
import { atLeast, type Benchmark, short } from './figure.ts';
import { interleaved, median, ratioOf } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writePayments } from './validation/payments.ts';

const [size, files, rounds] = [10 * 2 ** 20, 8, 5];
const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;

/** As contents come from the store: in memory that workers share. */
const shared = (file: string): Uint8Array => {
  const bytes = readFileSync(file);
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
};

/** Several files checked by one worker of the product, and by two. */
export const twoWorkers: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'payments.xml');
    writePayments(file, size);
    const bytes = shared(file);
    const [one, two] = [pooledBench(1), pooledBench(2)];
    const throughput = async (pool: typeof one): Promise<number> => {
      const start = performance.now();
      await Promise.all(Array.from({ length: files }, () => pool.check(bytes, profile)));
      return (files * bytes.length) / 2 ** 20 / ((performance.now() - start) / 1_000);
    };
    try {
      await Promise.all([throughput(one), throughput(two)]);
      const results = await interleaved(rounds, { one: () => throughput(one), two: () => throughput(two) });
      const ratio = ratioOf(results.two, results.one);
      return [
        {
          what: `${files} files of ${short(bytes.length / 2 ** 20)} MB, all rules`,
          value: `one worker ${short(median(results.one))} MB/s, two ${short(median(results.two))} MB/s: ${short(ratio)} ×`,
          ...atLeast(ratio, 1.7, ' ×'),
        },
      ];
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });
