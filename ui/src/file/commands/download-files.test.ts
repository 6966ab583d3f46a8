import { uniqueNames } from './download-files.ts';

describe('names in an archive', () => {
  it('stay as they are when they differ', () => expect(uniqueNames(['a.xml', 'b.xml'])).toEqual(['a.xml', 'b.xml']));
  it('are numbered if they are equal', () =>
    expect(uniqueNames(['a.xml', 'a.xml', 'A.xml', 'a (2).xml'])).toEqual([
      'a.xml',
      'a (2).xml',
      'A (3).xml',
      'a (2) (2).xml',
    ]));
  it('need no extension', () => expect(uniqueNames(['x', 'x'])).toEqual(['x', 'x (2)']));
});
