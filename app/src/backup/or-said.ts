import { settingsError } from '@clearbench/hosting/settings/settings-error';

/** What a disk refuses, and a file that is no database, are nothing an operator needs a stack for. */
export const orSaid = (failed: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw settingsError(`${failed}: ${(error as Error).message}.`);
  }
};
