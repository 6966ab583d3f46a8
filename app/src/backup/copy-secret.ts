import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { flush } from '@clearbench/stores/backup/snapshot';
import { modes } from '@clearbench/stores/private-files';
import { fileOfSecret } from '../settings.ts';

/** Copies the generated secret of a data folder: without it the keys cannot be opened. */
export const copySecret = (from: string, to: string): void => {
  if (!existsSync(fileOfSecret(from))) return;
  copyFileSync(fileOfSecret(from), fileOfSecret(to));
  chmodSync(fileOfSecret(to), modes.file);
  flush(fileOfSecret(to));
};
