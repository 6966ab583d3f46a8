import { readYaml } from './read-yaml.ts';

const text = `# A comment
name: One
list:
  - a: 1
  - a: { b: [x, y] }
'quoted key': ~
`;

describe('a YAML text', () => {
  it('is read as plain values', () => {
    expect(readYaml(text)).toMatchObject({
      value: { name: 'One', list: [{ a: 1 }, { a: { b: ['x', 'y'] } }], 'quoted key': null },
      faults: [],
    });
  });

  it('reads words and times of other YAML versions as texts', () => {
    expect(readYaml('[yes, off, 12:30, 2026-01-02]').value).toEqual(['yes', 'off', '12:30', '2026-01-02']);
  });

  it.each([
    [['name'], 'value', 2, 7],
    [['name'], 'key', 2, 1],
    [['list', 0, 'a'], 'value', 4, 8],
    [['list', 1, 'a', 'b', 1], 'value', 5, 17],
    [['list', 1, 'a', 'b'], 'key', 5, 10],
    [['quoted key'], 'key', 6, 1],
    [[], 'value', 1, 1],
    [['list', 7], 'value', 4, 3],
  ] as const)('knows the position of %j (%s)', (path, of, line, column) =>
    expect(readYaml(text).placeOf(path, of)).toEqual({ line, column }),
  );

  it.each([
    ['a: b: c', 1],
    ['a: 1\na: 2', 2],
    ['a: [1', 1],
    ['a: &x 1\nb: *x', 2],
    ['a: !thing 1', 1],
    ['a: 1\n---\nb: 2', 2],
    ['\t- a', 1],
  ])('is refused with its line: %j', (wrong, line) => {
    const { value, faults } = readYaml(wrong);
    expect(value).toBeUndefined();
    expect(faults.some((fault) => fault.line === line && fault.reason !== '')).toBe(true);
  });

  it('that is nested too deeply is refused', () => expect(readYaml('['.repeat(100_000)).faults).not.toEqual([]));

  it('that is empty is null', () => expect(readYaml('')).toMatchObject({ value: null, faults: [] }));
});
