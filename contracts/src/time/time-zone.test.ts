import { millisecondsPerDay, millisecondsPerHour, millisecondsPerMinute } from './durations.ts';
import { type TimeZone, timeZone } from './time-zone.ts';

/** What the runtime's calendar shows in a zone, as a local time: another way to it than that of the code. */
const shownBy = (name: string) => {
  // Sweden writes dates and times as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
  return (instant: number): number => Date.parse(`${format.format(instant)}Z`);
};

const [first, end] = [Date.UTC(2022, 0, 1), Date.UTC(2031, 0, 1)];
const week = 7 * millisecondsPerDay;

/** The instants at which the offset of a zone changes. */
const changesIn = (name: string): number[] => {
  const shown = shownBy(name);
  const offset = (instant: number) => shown(instant) - instant;
  const changes: number[] = [];
  let last = offset(first);
  for (let from = first; from < end; from += week) {
    const next = offset(from + week);
    if (next === last) continue;
    last = next;
    let [before, after] = [from, from + week];
    while (after - before > 1_000) {
      const middle = Math.floor((before + after) / 2_000) * 1_000;
      if (offset(middle) !== last) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
};

const around = [-millisecondsPerDay, -millisecondsPerHour, -1_000, 0, 1_000, 30 * millisecondsPerMinute].flatMap(
  (before) => [before, before + 90 * millisecondsPerMinute],
);

const utc = (text: string): number => Date.parse(`${text}Z`);
const iso = (instant: number): string => new Date(instant).toISOString();

describe('a time zone', () => {
  const names = Intl.supportedValuesOf('timeZone');
  const changed = new Map(names.map((name) => [name, changesIn(name)]));

  it('is tested at the changes of the clock of every zone', () => {
    expect(names.length).toBeGreaterThan(400);
    expect([...changed.values()].flat().length).toBeGreaterThan(1_500);
  });

  it('shows at every instant around a change what the calendar of the runtime shows', () => {
    const wrong = [...changed].flatMap(([name, changes]) => {
      const [zone, shown] = [timeZone(name), shownBy(name)];
      return [...changes, first]
        .flatMap((change) => around.map((distance) => change + distance))
        .filter((instant) => zone.localAt(instant) !== shown(instant))
        .map((instant) => `${name} ${iso(instant)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('finds the instant of a local time, the first or the second of a time that is shown twice', () => {
    const wrong = [...changed].flatMap(([name, changes]) => {
      const [zone, shown] = [timeZone(name), shownBy(name)];
      return changes.flatMap((change) => {
        const offsets = [shown(change - 1_000) - change + 1_000, shown(change) - change];
        return around
          .flatMap((distance) => [zone.localAt(change + distance), zone.localAt(change) - distance])
          .filter((local) => {
            const instants = offsets.map((offset) => local - offset).filter((instant) => shown(instant) === local);
            // A skipped time is that of the offset before the change.
            const [earliest, latest] =
              instants.length > 0
                ? [Math.min(...instants), Math.max(...instants)]
                : [local - (offsets[0] ?? 0), local - (offsets[0] ?? 0)];
            return zone.instantAt(local) !== earliest || zone.instantAt(local, 'second') !== latest;
          })
          .map((local) => `${name} ${iso(local)}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  const berlin = timeZone('Europe/Berlin');

  it('puts the clock forward and back at the instant of the change', () => {
    const shown = (instants: string[]) => instants.map((instant) => iso(berlin.localAt(utc(instant))).slice(11, 23));
    expect(shown(['2025-03-30T00:59:59.999', '2025-03-30T01:00:00'])).toEqual(['01:59:59.999', '03:00:00.000']);
    expect(shown(['2025-10-26T00:59:59.999', '2025-10-26T01:00:00'])).toEqual(['02:59:59.999', '02:00:00.000']);
  });

  it('reads a skipped time as if the clock had continued, and distinguishes the two of a repeated time', () => {
    expect(iso(berlin.instantAt(utc('2025-03-30T02:30:00')))).toBe('2025-03-30T01:30:00.000Z');
    expect(iso(berlin.instantAt(utc('2025-10-26T02:30:00')))).toBe('2025-10-26T00:30:00.000Z');
    expect(iso(berlin.instantAt(utc('2025-10-26T02:30:00'), 'second'))).toBe('2025-10-26T01:30:00.000Z');
  });

  it.each([
    ['Australia/Lord_Howe', '2026-04-04T15:00:00', 10.5],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59', 11],
    ['Asia/Kathmandu', '2026-01-01T00:00:00', 5.75],
    ['Pacific/Apia', '2011-12-30T09:59:59', -10],
    ['Pacific/Apia', '2011-12-30T10:00:00', 14],
    ['Africa/Monrovia', '1971-06-01T00:00:00', -2_670 / 3_600],
    ['UTC', '9999-12-31T23:59:59', 0],
  ])('of %s at %s is %d hours', (name, at, hours) =>
    expect(timeZone(name).offsetAt(utc(at)) / millisecondsPerHour).toBe(hours),
  );

  it('is known however far away the instant is', () => {
    const far = (zone: TimeZone) => ['0001-01-01T00:00:00', '9999-12-31T23:30:00'].map((at) => zone.offsetAt(utc(at)));
    expect(far(berlin)).toEqual([3_208_000, millisecondsPerHour]);
  });

  it('is opened once', () => expect(timeZone('Asia/Tokyo')).toBe(timeZone('Asia/Tokyo')));

  it('refuses a name the runtime does not know', () => expect(() => timeZone('Europe/Nowhere')).toThrow(RangeError));
});
