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

const wallClock = (epoch: number) => {
  const parts = Object.fromEntries(zone.formatToParts(epoch).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
    second: `${parts.second}`,
  };
};

/** What a clock of the clearing (Central European Time, summer and winter) shows at that instant. */
export const berlinClock = (instant: string): { readonly date: string; readonly time: string } => {
  const { date, time } = wallClock(Date.parse(instant));
  return { date, time };
};

const offsetAt = (epoch: number): number => {
  const { date, time, second } = wallClock(epoch);
  const shown = Date.parse(`${date}T${time}:${second}Z`);
  // On the eve of the year 10000 an hour more or less matters to nobody.
  return Number.isNaN(shown) ? 0 : shown - Math.floor(epoch / 1000) * 1000;
};

/** Milliseconds since 1970 of a wall clock reading `YYYY-MM-DDTHH:MM:SS[.sss]`; in the hour that comes twice, the second one. */
export const berlinEpoch = (local: string): number => {
  const asIfUtc = Date.parse(`${local}Z`);
  const guess = asIfUtc - offsetAt(asIfUtc);
  return asIfUtc - offsetAt(guess);
};
