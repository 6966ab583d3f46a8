import { copyFileSync, existsSync } from 'node:fs';
import { flush } from '@clearbench/stores/backup/snapshot';
import { fileOfSecret } from '../settings.ts';

/** Takes along the secret a data folder was given when none was set: without it nobody opens the keys beside it. */
export const copySecret = (from: string, to: string): void => {
  if (!existsSync(fileOfSecret(from))) return;
  copyFileSync(fileOfSecret(from), fileOfSecret(to));
  flush(fileOfSecret(to));
};
