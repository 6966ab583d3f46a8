const zone = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const findOffset = (epoch: number): number => {
  const parts = Object.fromEntries(zone.formatToParts(epoch).map(({ type, value }) => [type, value]));
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  const shown = Date.parse(`${date}T${parts.hour}:${parts.minute}:${parts.second}Z`);
  // On the eve of the year 10000 an hour more or less matters to nobody.
  return Number.isNaN(shown) ? 0 : shown - Math.floor(epoch / 1000) * 1000;
};

const anHour = 3_600_000;

/** Clocks are changed at full hours, so one answer holds for the hour; the zone's own is slow. */
let latest = { hour: Number.NaN, offset: 0 };

/** Milliseconds by which the clearing's clock is ahead of UTC. */
const offsetAt = (epoch: number): number => {
  const hour = Math.floor(epoch / anHour);
  if (hour !== latest.hour) latest = { hour, offset: findOffset(epoch) };
  return latest.offset;
};

type Clock = { readonly date: string; readonly time: string };

/** Several rules ask for the same instant. */
let shown: { readonly instant: string; readonly clock: Clock } | undefined;

/** What a clock of the clearing (Central European Time, summer and winter) shows at that instant. */
export const berlinClock = (instant: string): Clock => {
  if (shown?.instant === instant) return shown.clock;
  const epoch = Date.parse(instant);
  const local = new Date(epoch + offsetAt(epoch)).toISOString();
  shown = { instant, clock: { date: local.slice(0, 10), time: local.slice(11, 16) } };
  return shown.clock;
};

/** Milliseconds since 1970 of a wall clock reading `YYYY-MM-DDTHH:MM:SS[.sss]`; in the hour that comes twice, the second one. */
export const berlinEpoch = (local: string): number => {
  const asIfUtc = Date.parse(`${local}Z`);
  const guess = asIfUtc - offsetAt(asIfUtc);
  return asIfUtc - offsetAt(guess);
};
