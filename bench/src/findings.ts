import { join } from 'node:path';
import { createValidation } from '@clearbench/validator/validation';
import { atMost, type Benchmark, short } from './figure.ts';
import { median } from './interleaved.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { writeBulk } from './validation/payments.ts';
import { piecesOfFile } from './validation/pieces-of-file.ts';

const [payments, rounds] = [20_000, 5];
const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;

/** Seconds until the report of a file, and the number of its findings. */
const reportOn = (file: string) => {
  const start = performance.now();
  const validation = createValidation(profile);
  for (const piece of piecesOfFile(file)) validation.push(piece);
  const { errors, warnings } = validation.finish().validationSummary;
  return { seconds: (performance.now() - start) / 1_000, found: errors + warnings };
};

/** A bulk in which every payment has three errors. */
export const findings: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'wrong.xml');
    const bytes = writeBulk(file, payments, 'wrong');
    const reports = Array.from({ length: rounds }, () => reportOn(file));
    const seconds = median(reports.map((report) => report.seconds));
    const found = reports[0]?.found ?? 0;
    return [
      {
        metric: `${found.toLocaleString('en')} findings in ${short(bytes / 2 ** 20)} MB`,
        value: `${short(seconds)} s`,
        ...atMost(seconds, 1, ' s'),
      },
    ];
  });
