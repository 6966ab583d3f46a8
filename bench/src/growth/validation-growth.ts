import { join } from 'node:path';
import { startChild } from '../child.ts';
import { median } from '../interleaved.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { asAWorker } from '../validation/contestants.ts';
import type { Pass, Passed } from '../validation/pass.ts';
import { writePayments } from '../validation/payments.ts';
import type { Point, Series } from './series.ts';

const kibi = 1_024;
/** Sizes in KiB; the smaller a file, the more often it is validated in one measurement. */
const sizes = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
const rounds = 3;
const timesOf = (size: number): number => Math.max(1, Math.round(2_000 / size));

/** All rules over files from 1 KB to 1 GB, in a process that has validated before. */
export const validationGrowth = (): Promise<Series> =>
  inTemporaryFolder(async (folder) => {
    const validator = startChild('../validation/our-validator.ts', import.meta.url, ['rules'], asAWorker);
    const points: Point[] = [];
    try {
      for (const size of sizes) {
        const file = join(folder, 'payments.xml');
        const bytes = writePayments(file, size * kibi);
        const pass: Pass = { file, times: timesOf(size), warmUp: timesOf(size) };
        const perFile: number[] = [];
        for (let round = 0; round < (size > 100_000 ? 1 : rounds); round++)
          perFile.push(
            (await validator.ask<Passed>(round === 0 ? pass : { ...pass, warmUp: 0 })).milliseconds / pass.times,
          );
        points.push({ size: bytes, milliseconds: median(perFile) });
      }
    } finally {
      await validator.end();
    }
    return {
      name: 'validation',
      title: 'Validation with all rules',
      sizeTitle: 'bytes of the file',
      costTitle: 'milliseconds',
      grows: 'work',
      judgedFrom: 500 * kibi,
      points,
    };
  });
