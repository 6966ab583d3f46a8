import { settingsError } from '@clearbench/hosting/settings/settings-error';

/** Errors of the disk, and invalid database files, are reported without a stack trace. */
export const operatorErrorText = (failed: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw settingsError(`${failed}: ${(error as Error).message}.`);
  }
};
