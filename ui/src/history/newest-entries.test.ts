import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { withNewestPage } from './newest-entries.ts';

const entries = (...positions: number[]) => positions.map((position) => ({ position }) as AuditEntry);
const loaded = (next: number | undefined, ...positions: number[]) => ({ items: entries(...positions), next });

describe('loaded entries of a history', () => {
  it('are kept when the newest page is read again', () => {
    const before = loaded(30, 90, 80, 70, 60, 50, 40, 30);
    expect(withNewestPage(before, loaded(70, 90, 80, 70))).toEqual(before);
    expect(withNewestPage(before, loaded(80, 100, 90, 80))).toEqual(loaded(30, 100, 90, 80, 70, 60, 50, 40, 30));
  });

  it('are replaced where entries between them and the page were never read', () =>
    expect(withNewestPage(loaded(30, 50, 40, 30), loaded(80, 100, 90, 80))).toEqual(loaded(80, 100, 90, 80)));

  it('end where the page ends, if they have no older ones', () => {
    expect(withNewestPage(loaded(80, 90, 80), loaded(80, 100, 90, 80))).toEqual(loaded(80, 100, 90, 80));
    expect(withNewestPage(loaded(80), loaded(80, 90, 80))).toEqual(loaded(80, 90, 80));
  });

  it('are the page, if it reaches the beginning', () =>
    expect(withNewestPage(loaded(undefined, 20, 10), loaded(undefined, 30, 20, 10))).toEqual(
      loaded(undefined, 30, 20, 10),
    ));
});
