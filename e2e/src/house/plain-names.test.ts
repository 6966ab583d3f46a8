import { exemptMembers, refusedMemberNames, refusedParts, refusedPhrases, refusedTypeNames } from './old-names.ts';
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

const hasRefusedWord = (name: string): boolean => {
  const words = wordsOf(name);
  const inside = ` ${words.join(' ')} `;
  return words.some((word) => parts.has(word)) || phrases.some((one) => inside.includes(one));
};

const isRefused = (kind: string, name: string): boolean => {
  const isType = kind === 'type' || kind === 'interface' || kind === 'class';
  return (isType && types.has(name)) || hasRefusedWord(name);
};

/** An exported declaration: its first line and the indented or closing lines below it. */
const exported = /^export (?:async )?(?<kind>type|interface|const|function)\b.*(?:\n(?:[ \t}\])|&].*)?)*/gm;
const signature =
  /^export (?:async )?(?:const \w+(?:: [^=]*)? = (?:async )?(?:<[^>]*>)?|function\*? \w+(?:<[^>]*>)?)\(/;
const property = /(?:^|[{;(,\n])\s*(?:readonly\s+)?(?<name>[A-Za-z_$][\w$]*)\??\s*(?=[:(])/g;
const parameter = /(?:^|[{(,])\s*(?:\.\.\.)?(?<name>[A-Za-z_$][\w$]*)\b/g;

/** The text between the parenthesis before `start` and the one that closes it. */
const parametersAt = (text: string, start: number): string => {
  let [at, depth] = [start, 1];
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return text.slice(start, at - 1);
};

/** The properties of an exported type, or the parameters of an exported function. */
const membersOf = (kind: string, text: string): readonly string[] => {
  const isType = kind === 'type' || kind === 'interface';
  const start = signature.exec(text)?.[0].length;
  if (!isType && start === undefined) return [];
  const searched = isType ? text : parametersAt(text, start ?? 0);
  return [...searched.matchAll(isType ? property : parameter)].map(({ groups: { name = '' } = {} }) => name);
};

const members = new Set(refusedMemberNames);

const refusedMembersIn = (file: Pick<SourceFile, 'package' | 'path' | 'text'>): readonly string[] =>
  [...file.text.matchAll(exported)].flatMap(([text, kind = '']) =>
    membersOf(kind, text)
      .filter((name) => members.has(name) || hasRefusedWord(name))
      .map((name) => `${key(file)}: ${name}`),
  );

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

const sampleMembers = (text: string) =>
  refusedMembersIn({ package: 'xml', path: 'a.ts', text }).map((found) => found.slice(10));

describe('properties and parameters', () => {
  it.each([
    ['export type Finding = {\n  readonly line: number;\n  readonly place?: string;\n};\n', 'place'],
    ['export type Reply = { readonly outcome: string };', 'outcome'],
    ['export type Port = {\n  told(): string;\n};', 'told'],
    ['export type Port = { read(what: string): string };', 'what'],
    ['export const read = (id: string, what: string): string => id;', 'what'],
    ['export const read = async ({\n  id,\n  thing,\n}: Input): Promise<string> => {\n  return id;\n};', 'thing'],
    ['export function* follow(somebody: string) {}', 'somebody'],
  ])('are searched: %s', (text, name) => expect(sampleMembers(text)).toEqual([name]));

  it.each([
    'type Own = { readonly place: string };',
    'export type Finding = { readonly placement: string };',
    'export const read = (id: string): string => {\n  const place = id;\n  return place;\n};',
  ])('may have other names: %s', (text) => expect(sampleMembers(text)).toEqual([]));

  it('say which one they are', () => {
    // The generated types have the names of the API.
    const written = sourceFiles().filter((file) => !key(file).startsWith('client/generated/'));
    const found = new Set(written.flatMap(refusedMembersIn));
    expect([...found].filter((name) => !exemptMembers.includes(name))).toEqual([]);
    expect(exemptMembers.filter((name) => !found.has(name))).toEqual([]);
  });
});
