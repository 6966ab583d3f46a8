import { loadSuites } from './load-suites.ts';
import { problemText, suiteLanguages } from './suite-texts.ts';

const one = 'case: One\ntags: [own]\nsteps: [ { wait: 1s } ]\n';

const loaded = (files: Readonly<Record<string, string>>) => loadSuites(new Map(Object.entries(files)));
const found = (files: Readonly<Record<string, string>>) =>
  loaded(files).problems.map(({ file, line, column, errorKey }) => `${file}:${line}:${column} ${errorKey}`);

describe('a folder with suites', () => {
  it('has a suite for each file suite.yaml, with the cases below it', () => {
    const { suites, problems } = loaded({
      'a/suite.yaml': 'suite: A\ntags: [all]\n',
      'a/2.yaml': one,
      'a/deep/1.yaml': one,
      'a/note.txt': 'x',
      'b/suite.yaml': 'suite: B\ncases: [second.yaml, first.yaml]\n',
      'b/first.yaml': one,
      'b/second.yaml': one,
      'b/other.yaml': one,
    });
    expect(problems).toEqual([]);
    expect(suites.map(({ suite, cases }) => [suite.suite, ...cases.map(({ file }) => file)])).toEqual([
      ['A', 'a/2.yaml', 'a/deep/1.yaml'],
      ['B', 'b/second.yaml', 'b/first.yaml'],
    ]);
    expect(suites[0]?.cases[0]?.tags).toEqual(['all', 'own']);
  });

  it('is a suite itself without such a file', () =>
    expect(loaded({ 'x.yaml': one }).suites).toMatchObject([{ folder: '', cases: [{ title: 'One' }] }]));

  it('has the errors of all files reported together', () =>
    expect(
      found({
        'suite.yaml': 'suite: A\ncolour: blue\n',
        'a.yaml': 'case: A\nsteps: [ { wait: x } ]\n',
        'b.yaml': 'case: B\nsteps: [ { hold: x } ]\n',
      }),
    ).toEqual([
      'suite.yaml:2:1 suite.unknownField',
      'a.yaml:2:18 suite.badDuration',
      'b.yaml:2:12 suite.unknownField',
    ]));

  it('has cases, and the files that it lists', () => {
    expect(found({})).toEqual(['suite.yaml:1:1 suite.noCases']);
    expect(found({ 'suite.yaml': 'suite: A\ncases: [x.yaml]' })).toEqual(['suite.yaml:1:1 suite.fileMissing']);
    expect(found({ 'suite.yaml': "suite: A\nvariables: { a: '${a}' }", 'x.yaml': one })).toEqual([
      'suite.yaml:2:17 suite.variableCycle',
    ]);
  });

  it('has at most 10,000 cases', () => {
    const rows = `case: A\nrows:\n${'  - { a: b }\n'.repeat(6_000)}steps: [ { wait: 1s } ]\n`;
    expect(found({ 'a.yaml': rows, 'b.yaml': rows })).toEqual(['suite.yaml:1:1 suite.tooManyCases']);
  });
});

describe('the sentence of a problem', () => {
  it.each(suiteLanguages)('exists in %s with its values', (language) => {
    const text = problemText(language, { errorKey: 'suite.notOneOf', params: { field: 'status', values: 'A, B' } });
    expect(text).toMatch(/status.*A, B/);
    const never = problemText(language, {
      errorKey: 'suite.neverHolds',
      params: { reason: 'between', from: 5, to: 3 },
    });
    expect(never).toMatch(/5.*3/);
  });
});
