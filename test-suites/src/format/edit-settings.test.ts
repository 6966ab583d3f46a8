import { withSetting } from './edit-settings.ts';
import { readSuite } from './read-suite.ts';

const textOf = (text: string, field: string, value: unknown): string => {
  const edited = withSetting(text, field, value);
  if ('problem' in edited) throw new Error(edited.problem.errorKey);
  return edited.text;
};

describe('a changed setting of a suite', () => {
  it('replaces a list and keeps every other line with its comments', () => {
    const text = '# Head\nsuite: One # title\ncases:\n  - a.yaml\n  - b.yaml # last\n\n# Values\nvariables: { a: 1 }\n';
    expect(textOf(text, 'cases', ['b.yaml', 'a.yaml'])).toBe(
      '# Head\nsuite: One # title\ncases:\n  - b.yaml\n  - a.yaml\n\n# Values\nvariables: { a: 1 }\n',
    );
  });

  it('replaces a list on one line, and a list whose entries are not indented', () => {
    expect(textOf('suite: One\ncases: [a.yaml, b.yaml]\ntags: [x]\n', 'cases', ['b.yaml'])).toBe(
      'suite: One\ncases:\n  - b.yaml\ntags: [x]\n',
    );
    expect(textOf('suite: One\ncases:\n- a.yaml\n- b.yaml\ntags: [x]\n', 'cases', ['b.yaml'])).toBe(
      'suite: One\ncases:\n  - b.yaml\ntags: [x]\n',
    );
  });

  it('adds an absent field at the end', () => {
    expect(textOf('suite: One', 'cases', ['a.yaml'])).toBe('suite: One\ncases:\n  - a.yaml\n');
    expect(textOf('', 'suite', 'One')).toBe('suite: One\n');
  });

  it('writes a title that YAML would read as something else in quotes', () => {
    const text = textOf('suite: One\ntags: [x]\n', 'suite', "it's: {2} #3");
    expect(readSuite(text)).toMatchObject({ suite: { suite: "it's: {2} #3", tags: ['x'] } });
  });

  it('keeps the ends of lines of the text', () =>
    expect(textOf('suite: One\r\ncases:\r\n  - a.yaml\r\ntags: [x]\r\n', 'cases', ['b.yaml'])).toBe(
      'suite: One\r\ncases:\r\n  - b.yaml\r\ntags: [x]\r\n',
    ));

  it('replaces a field of a map on one line', () =>
    expect(readSuite(textOf('{ suite: One, cases: [a.yaml] }', 'cases', ['b.yaml']))).toEqual({
      suite: { suite: 'One', cases: ['b.yaml'] },
    }));

  it('keeps the comment after a text', () => {
    expect(textOf('suite: "One" # title\ntags: [x]\n', 'suite', 'Two: 2')).toBe("suite: 'Two: 2' # title\ntags: [x]\n");
    expect(textOf('suite:\ntags: [x]\n', 'suite', 'Two')).toBe('suite: Two\ntags: [x]\n');
  });

  it('replaces a text of several lines', () =>
    expect(textOf('suite: >\n  One\n  two\ntags: [x]\n', 'suite', 'Three')).toBe('suite: Three\ntags: [x]\n'));

  it('is refused with the place of the first error', () =>
    expect(withSetting('suite: One\ncases: [a\n', 'cases', [])).toMatchObject({
      problem: { errorKey: 'suite.notYaml', line: 3 },
    }));
});
