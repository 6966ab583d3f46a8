import type { ReadDays } from './read-days.ts';
import { stepsOf } from './steps.ts';

/** Most domains whose days are prepared. */
const most = 12;

/** Prepares the last year of some domains, one after another, so that queries do not wait for it. */
export const preparing = (read: ReadDays) => {
  let busy = false;
  return async (domains: readonly string[], at: string): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const year = stepsOf({ resolution: 'DAY', duration: 365, timeZone: 'UTC' }, Date.parse(at));
      for (const domain of domains.slice(0, most)) await read(year, [domain]);
    } catch {
      // A query reads again and reports the error.
    } finally {
      busy = false;
    }
  };
};
