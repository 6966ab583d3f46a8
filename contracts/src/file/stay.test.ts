import {
  clearedFor,
  type FileStay,
  goesAt,
  leftAloneSince,
  restorableSince,
  restorableUntil,
  shelfOf,
} from './stay.ts';

const stay: FileStay = { ownerId: 'u1', touchedAt: '2026-03-01T10:00:00.000Z', openTransfers: 0 };

describe('how long a file stays', () => {
  it('is what its owner chose, counted from the last touch', () => {
    expect(goesAt(stay, '7')).toBe('2026-03-08T10:00:00.000Z');
    expect(goesAt(stay, '30')).toBe('2026-03-31T10:00:00.000Z');
  });
  it.each<[string, FileStay]>([
    ['nobody owns it', { ...stay, ownerId: '' }],
    ['something is still to come of a sending', { ...stay, openTransfers: 1 }],
    ['it is removed already', { ...stay, restorableUntil: '2026-03-15T10:00:00.000Z' }],
  ])('has no end where %s', (_, held) => {
    expect(goesAt(held, '7')).toBeUndefined();
    expect(clearedFor(held)).toBe('');
  });
  it('has no end where the owner chose none', () => {
    expect(goesAt(stay, 'never')).toBeUndefined();
    expect(leftAloneSince('2026-03-08T10:00:00.000Z', 'never')).toBeUndefined();
  });
  it('ends at the same instant whether one asks when, or what has ended', () =>
    expect(leftAloneSince(goesAt(stay, '7') ?? '', '7')).toBe(stay.touchedAt));
  it('can be taken back as long as it is said', () =>
    expect(restorableSince(restorableUntil(stay.touchedAt))).toBe(stay.touchedAt));
  it('puts what is removed on another shelf', () => {
    expect(shelfOf('e1', stay)).toBe('e1');
    expect(shelfOf('e1', { ...stay, restorableUntil: '2026-03-15T10:00:00.000Z' })).not.toBe('e1');
  });
});
