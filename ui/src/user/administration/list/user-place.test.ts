import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { mergeRows } from '../../../listing/merge-rows.ts';
import { sampleAccount } from '../sample-account.ts';
import { userPlaces } from './user-place.ts';

const named = (displayName: string) => sampleAccount({ userId: displayName, displayName });
const order = userPlaces({ sort: 'displayName', order: 'ascending' });
const names = (rows: readonly UserAccount[]) => rows.map(({ displayName }) => displayName);

describe('a beginning read again', () => {
  it('is followed by the old rows that come after it, capitals and accents apart', () => {
    const old = ['Anna', 'Äsop', 'berta', 'Carl', 'Émile'].map(named);
    expect(names(mergeRows(old, ['Anna', 'Berta'].map(named), new Set(), order))).toEqual([
      'Anna',
      'Berta',
      'berta',
      'Carl',
      'Émile',
    ]);
  });
});
