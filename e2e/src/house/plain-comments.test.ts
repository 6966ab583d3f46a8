import { wordsNotInComments } from './old-phrases.ts';
import { filesIn, packages, readFromRoot } from './source-files.ts';

const comment = /^\s*(?:\/\*\*?|\*|\/\/)(.*)$/;

/** The first text of a call to `describe` or `it`, also after the table of `it.each`. */
const testName = /^\s*(?:(?:describe|it)\(|[^'"`]*\)\()\s*(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/;

const wording = (line: string): string => {
  const [, text] = comment.exec(line) ?? [];
  if (text !== undefined) return text;
  const [, ...names] = testName.exec(line) ?? [];
  return names.find((name) => name !== undefined) ?? '';
};

const forbidden = new RegExp(`\\b(?:${wordsNotInComments.join('|')})\\b`, 'i');

const usesIn = (path: string): readonly string[] =>
  readFromRoot(path)
    .split('\n')
    .flatMap((line, index) => {
      const word = forbidden.exec(wording(line))?.[0];
      return word === undefined ? [] : [`${path}:${index + 1} “${word}” in: ${line.trim().slice(0, 120)}`];
    });

describe('comments and test names', () => {
  it.each([
    ['// Told to whoever asks.', 'Told'],
    [' * The message was turned away.', 'turned away'],
    ["  it('says what became of it', () => {});", 'became of'],
    ["  ])('makes %s anew', (value) => {});", 'anew'],
  ])('are searched: %s', (line, word) => expect(forbidden.exec(wording(line))?.[0]).toBe(word));

  it.each(packages)('use the terms of the glossary: %s', (name) => {
    const paths = [...filesIn(`${name}/src`, '.ts'), ...filesIn(`${name}/src`, '.tsx')];
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.flatMap(usesIn)).toEqual([]);
  });
});
