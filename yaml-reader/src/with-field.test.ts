import { parse } from 'yaml';
import { withField } from './with-field.ts';

const textOf = (text: string, field: string, value: unknown): string => {
  const edited = withField(text, field, value);
  if ('unreadable' in edited) throw new Error(`line ${edited.unreadable.line}`);
  return edited.text;
};

describe('a changed field of a YAML text', () => {
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
    expect(parse(text)).toEqual({ suite: "it's: {2} #3", tags: ['x'] });
  });

  it('keeps the ends of lines of the text', () =>
    expect(textOf('suite: One\r\ncases:\r\n  - a.yaml\r\ntags: [x]\r\n', 'cases', ['b.yaml'])).toBe(
      'suite: One\r\ncases:\r\n  - b.yaml\r\ntags: [x]\r\n',
    ));

  it('replaces a field of a map on one line', () =>
    expect(parse(textOf('{ suite: One, cases: [a.yaml] }', 'cases', ['b.yaml']))).toEqual({
      suite: 'One',
      cases: ['b.yaml'],
    }));

  it('keeps the comment after a text', () => {
    expect(textOf('suite: "One" # title\ntags: [x]\n', 'suite', 'Two: 2')).toBe("suite: 'Two: 2' # title\ntags: [x]\n");
    expect(textOf('suite:\ntags: [x]\n', 'suite', 'Two')).toBe('suite: Two\ntags: [x]\n');
  });

  it('replaces a text of several lines', () =>
    expect(textOf('suite: >\n  One\n  two\ntags: [x]\n', 'suite', 'Three')).toBe('suite: Three\ntags: [x]\n'));

  it('is removed with its lines', () => {
    expect(textOf('suite: One\ncases:\n  - a.yaml\n# Tags\ntags: [x]\n', 'cases', undefined)).toBe(
      'suite: One\n# Tags\ntags: [x]\n',
    );
    expect(textOf('suite: One\n', 'cases', undefined)).toBe('suite: One\n');
  });

  it('is added below comments', () => expect(textOf('# Head\n', 'suite', 'One')).toBe('# Head\nsuite: One\n'));

  it('may have several lines', () =>
    expect(parse(textOf('a: One\nb: x\n', 'a', 'First\nsecond'))).toEqual({ a: 'First\nsecond', b: 'x' }));

  it('is refused with the place of the first error', () =>
    expect(withField('suite: One\ncases: [a\n', 'cases', [])).toMatchObject({ unreadable: { line: 3 } }));
});
