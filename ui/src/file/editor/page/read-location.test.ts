import { readLocation } from './read-location.ts';

describe('a location to go to', () => {
  it.each([
    ['12', { line: 12, column: 1 }],
    [' 12:5 ', { line: 12, column: 5 }],
    ['12,5', { line: 12, column: 5 }],
    ['12:0', { line: 12, column: 1 }],
  ])('is read from "%s"', (typed, place) => expect(readLocation(typed)).toEqual(place));

  it.each(['', '0', 'a', '12:', '-3'])('is none in "%s"', (typed) => expect(readLocation(typed)).toBeUndefined());
});
