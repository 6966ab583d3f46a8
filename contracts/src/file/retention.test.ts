import {
  clearedFor,
  expiryOf,
  type FileRetention,
  listKeyOf,
  restorableSince,
  restorableUntil,
  untouchedSince,
} from './retention.ts';

const retention: FileRetention = { ownerId: 'u1', touchedAt: '2026-03-01T10:00:00.000Z', openTransfers: 0 };

describe('file retention', () => {
  it('ends the retention that the owner chose, counted from the last change', () => {
    expect(expiryOf(retention, '7')).toBe('2026-03-08T10:00:00.000Z');
    expect(expiryOf(retention, '30')).toBe('2026-03-31T10:00:00.000Z');
  });
  it.each<[string, FileRetention]>([
    ['it has no owner', { ...retention, ownerId: '' }],
    ['a transfer is open', { ...retention, openTransfers: 1 }],
    ['it is removed', { ...retention, restorableUntil: '2026-03-15T10:00:00.000Z' }],
  ])('keeps a file without expiry where %s', (_, retained) => {
    expect(expiryOf(retained, '7')).toBeUndefined();
    expect(clearedFor(retained)).toBe('');
  });
  it('keeps a file without expiry where the owner chose none', () => {
    expect(expiryOf(retention, 'never')).toBeUndefined();
    expect(untouchedSince('2026-03-08T10:00:00.000Z', 'never')).toBeUndefined();
  });
  it('computes the same instant for the expiry of a file and for the list of expired files', () =>
    expect(untouchedSince(expiryOf(retention, '7') ?? '', '7')).toBe(retention.touchedAt));
  it('allows a restore within the restore period', () =>
    expect(restorableSince(restorableUntil(retention.touchedAt))).toBe(retention.touchedAt));
  it('lists a removed file apart from the files of its environment', () => {
    expect(listKeyOf('e1', retention)).toBe('e1');
    expect(listKeyOf('e1', { ...retention, restorableUntil: '2026-03-15T10:00:00.000Z' })).not.toBe('e1');
  });
});
