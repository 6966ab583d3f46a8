import type { ReadDays } from './read-days.ts';
import { stepsOf } from './steps.ts';

/** Domains whose days are put together before anybody asks. */
const most = 12;

/** Puts the last year of some domains together, one after the other, so that whoever asks does not wait for it. */
export const preparing = (read: ReadDays) => {
  let busy = false;
  return async (domains: readonly string[], at: string): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const year = stepsOf({ resolution: 'DAY', duration: 365, timeZone: 'UTC' }, Date.parse(at));
      for (const domain of domains.slice(0, most)) await read(year, [domain]);
    } catch {
      // Whoever asks reads again, and is told why it cannot be done.
    } finally {
      busy = false;
    }
  };
};
