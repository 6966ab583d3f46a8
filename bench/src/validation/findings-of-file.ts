import { createValidation } from '@clearbench/validator/validation';
import { answerParent } from '../child.ts';
import { piecesOfFile } from './pieces-of-file.ts';

/** Seconds until the report of a file, processor time included, and the number of its findings. */
export type ReportTime = { readonly seconds: number; readonly processorSeconds: number; readonly found: number };

const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;

answerParent<string>((file): ReportTime => {
  const start = performance.now();
  const usage = process.cpuUsage();
  const validation = createValidation(profile);
  for (const piece of piecesOfFile(file)) validation.push(piece);
  const { errors, warnings } = validation.finish().validationSummary;
  const { user, system } = process.cpuUsage(usage);
  return {
    seconds: (performance.now() - start) / 1_000,
    processorSeconds: (user + system) / 1e6,
    found: errors + warnings,
  };
});
