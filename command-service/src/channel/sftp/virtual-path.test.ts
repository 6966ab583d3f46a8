import { absolutePath, isTemporary, markedBy, virtualPath } from './virtual-path.ts';

describe('virtual path', () => {
  it.each([
    ['/', { kind: 'root' }],
    ['.', { kind: 'root' }],
    ['to-clearing', { kind: 'folder', folder: 'to-clearing' }],
    ['/archive/', { kind: 'folder', folder: 'archive' }],
    ['/to-clearing//a.xml', { kind: 'file', folder: 'to-clearing', name: 'a.xml' }],
    ['a.xml', { kind: 'unknown' }],
    ['/etc/passwd', { kind: 'unknown' }],
    ['/to-clearing/a/b.xml', { kind: 'unknown' }],
  ])('reads %s', (path, expected) => expect(virtualPath(path)).toEqual(expected));

  it.each([
    '/..',
    'to-clearing/../a.xml',
    'to-clearing/..',
    'to-clearing/a\\b',
    'to-clearing/a\u0000',
    `to-clearing/${'a'.repeat(121)}`,
    'a'.repeat(1_001),
  ])('refuses %j', (path) =>
    expect(() => virtualPath(path)).toThrow(expect.objectContaining({ errorKey: 'channel.badName' })),
  );

  it.each([
    ['.', '/'],
    ['/archive/..', '/'],
    ['../../etc', '/etc'],
    ['to-clearing/./a', '/to-clearing/a'],
  ])('makes %s absolute', (path, expected) => expect(absolutePath(path)).toBe(expected));

  it('knows temporary names and markers', () => {
    expect(['.a.xml', 'a.tmp', 'a.xml.PART', 'a.xml', 'tmp'].map(isTemporary)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['a.xml.done', '.done', 'a.xml'].map(markedBy)).toEqual(['a.xml', undefined, undefined]);
  });
});
