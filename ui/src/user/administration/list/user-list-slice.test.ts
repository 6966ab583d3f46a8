import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { mergeRows } from '../../../listing/merge-rows.ts';
import { sampleAccount } from '../../testing/account.fixture.ts';
import { userOrder } from './user-list-slice.ts';

const named = (displayName: string) => sampleAccount({ userId: displayName, displayName });
const order = userOrder({ sort: 'displayName', order: 'ascending' });
const names = (rows: readonly UserAccount[]) => rows.map(({ displayName }) => displayName);

describe('first rows that were read again', () => {
  it('are followed by the old rows that come after them, by case and accents', () => {
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
