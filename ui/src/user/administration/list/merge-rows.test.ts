import { sampleAccount } from '../sample-account.ts';
import { mergeRows } from './merge-rows.ts';

const named = (displayName: string) => sampleAccount({ userId: displayName, displayName });
const order = { sort: 'displayName', order: 'ascending' } as const;
const names = (rows: ReturnType<typeof mergeRows>) => rows.map(({ displayName }) => displayName);

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

  it('drops old rows known to have changed', () => {
    const old = ['Anna', 'Carl', 'Dora'].map(named);
    expect(names(mergeRows(old, [named('Anna')], new Set(['Carl']), order))).toEqual(['Anna', 'Dora']);
  });

  it('is the end when it is empty', () => expect(mergeRows([named('Anna')], [], new Set(), order)).toEqual([]));
});
