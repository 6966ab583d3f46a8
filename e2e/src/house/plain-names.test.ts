import { refusedParts, refusedPhrases, refusedTypeNames } from './old-names.ts';
import { key, type SourceFile, sourceFiles } from './source-files.ts';

const declaration =
  /^\s*(?:export\s+)?(?:async\s+)?(?<kind>interface|type|class|function|const|let)\s+(?<name>[A-Za-z_$][\w$]*)/gm;

/** The words of a name in camel case, in lower case. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/(?=[A-Z])|[\d_$]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const parts = new Set(refusedParts.map((part) => part.toLowerCase()));
const phrases = refusedPhrases.map((phrase) => ` ${wordsOf(phrase).join(' ')} `);
const types = new Set(refusedTypeNames);

const isRefused = (kind: string, name: string): boolean => {
  const words = wordsOf(name);
  const isType = kind === 'type' || kind === 'interface' || kind === 'class';
  const inside = ` ${words.join(' ')} `;
  return (
    (isType && types.has(name)) || words.some((word) => parts.has(word)) || phrases.some((one) => inside.includes(one))
  );
};

const refusedIn = (file: Pick<SourceFile, 'package' | 'path' | 'text'>): readonly string[] =>
  [...file.text.matchAll(declaration)].flatMap(({ groups: { kind = '', name = '' } = {} }) =>
    isRefused(kind, name) ? [`${key(file)}: ${name}`] : [],
  );

const sample = (text: string) => refusedIn({ package: 'xml', path: 'a.ts', text }).map((found) => found.slice(10));

describe('declared names', () => {
  it.each([
    ['export type Told = string;', 'Told'],
    ['  const toldOf = () => 1;', 'toldOf'],
    ['interface Place {}', 'Place'],
    ['export const keptTakenUp = 1;', 'keptTakenUp'],
    ['  let somebody = 1;', 'somebody'],
    ['async function wishesOf() {}', 'wishesOf'],
  ])('are searched: %s', (text, name) => expect(sample(text)).toEqual([name]));

  it.each(['type PlaceHolder = 1;', 'const place = 1;', 'const wholesale = 1;', 'const fatEntry = 1;'])(
    'may contain other words: %s',
    (text) => expect(sample(text)).toEqual([]),
  );

  it('use the terms of the glossary', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap(refusedIn)).toEqual([]);
  });
});
