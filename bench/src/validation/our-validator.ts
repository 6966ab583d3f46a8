import { closeSync, openSync, readSync } from 'node:fs';
import { createValidation, type ValidationOptions } from '@clearbench/validation/validation';
import { answerParent } from '../child.ts';
import { type Pass, timed } from './pass.ts';

/** As an upload arrives. */
const chunk = new Uint8Array(64 * 1024);
const profile = { scheme: 'sct', rbVersion: '2023', now: '2026-11-20T10:00:00Z' } as const;
const options: ValidationOptions = process.argv[2] === 'structure' ? { rules: [] } : {};

const check = (file: string): boolean => {
  const validation = createValidation(profile, options);
  const from = openSync(file, 'r');
  for (;;) {
    const length = readSync(from, chunk);
    if (length === 0) break;
    validation.push(chunk.subarray(0, length));
  }
  closeSync(from);
  return validation.finish().validationSummary.valid;
};

answerParent<Pass>((pass) => timed(pass, check));
