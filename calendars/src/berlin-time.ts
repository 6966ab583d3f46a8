import { timeZone } from '@clearbench/contracts/time/time-zone';

/** Central European Time, in winter and in summer. */
const zone = timeZone('Europe/Berlin');

type Clock = { readonly date: string; readonly time: string };

/** Several rules need the same instant. */
let shown: { readonly instant: string; readonly clock: Clock } | undefined;

/** The local time of the clearing (Central European Time with daylight saving) at that instant. */
export const berlinClock = (instant: string): Clock => {
  if (shown?.instant === instant) return shown.clock;
  const [date = '', time = ''] = new Date(zone.localAt(Date.parse(instant))).toISOString().split('T');
  shown = { instant, clock: { date, time: time.slice(0, 5) } };
  return shown.clock;
};

/** Milliseconds since 1970 of a local time `YYYY-MM-DDTHH:MM:SS[.sss]`; in the repeated hour, the second one. */
export const berlinEpoch = (local: string): number => zone.instantAt(Date.parse(`${local}Z`), 'second');
