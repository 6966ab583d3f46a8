import { join } from 'node:path';
import { startChild } from './child.ts';
import { atMost, type Benchmark, short } from './figure.ts';
import { median } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { asAWorker } from './validation/contestants.ts';
import type { ReportTime } from './validation/findings-of-file.ts';
import { writeBulk } from './validation/payments.ts';

const [payments, warmUp, rounds, mostSeconds] = [20_000, 3, 5, 0.2];

/** A bulk in which every payment has three errors, in a process that has validated before. */
export const findings: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'wrong.xml');
    const bytes = writeBulk(file, payments, 'wrong');
    const child = startChild('./validation/findings-of-file.ts', import.meta.url, [], asAWorker);
    const reports: ReportTime[] = [];
    for (let run = 0; run < warmUp + rounds; run++) reports.push(await child.ask<ReportTime>(file));
    await child.end();
    const measured = reports.slice(warmUp);
    const seconds = median(measured.map((report) => report.seconds));
    const ofProcessor = median(measured.map((report) => report.processorSeconds));
    const found = measured[0]?.found ?? 0;
    return [
      {
        metric: `${found.toLocaleString('en')} findings in ${short(bytes / 2 ** 20)} MB`,
        value: `${short(seconds)} s, ${short(ofProcessor)} s of processor time`,
        ...atMost(seconds, mostSeconds, ' s'),
      },
    ];
  });
