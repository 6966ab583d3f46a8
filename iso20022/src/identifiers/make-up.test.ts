import { isMadeOf, makeUpOf, segmentsOf } from './make-up.ts';

describe('what a code is made of', () => {
  const makeUp = makeUpOf('2a1n2c');

  it('is read from its notation', () => {
    expect(segmentsOf('4a10n')).toEqual([
      { kind: 'a', length: 4 },
      { kind: 'n', length: 10 },
    ]);
  });

  it('is found from a place to the end', () => {
    expect([isMadeOf(makeUp, 'AZ0Z9'), isMadeOf(makeUp, 'DE89AZ0Z9', 4)]).toEqual([true, true]);
  });

  it.each(['', 'AZ0Z', 'AZ0Z99', 'A00Z9', 'AZAZ9', 'AZ0z9', 'AZ0Z ', 'ÄZ0Z9', 'AZ0Z😀'])(
    'is not found in %p',
    (text) => {
      expect(isMadeOf(makeUp, text)).toBe(false);
    },
  );
});
