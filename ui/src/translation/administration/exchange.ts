import { checkText, type TextFault } from '@clearbench/contracts/translation/check-text';
import { currentTextKey } from '@clearbench/contracts/translation/renamed-text-keys';
import { isNeeded, shownText, type TextTable } from './table.ts';

/** The file for a translator: every text of the language, empty if missing. */
export const exported = (table: TextTable, language: string): string => {
  const needed = table.rows.filter((row) => isNeeded(table, row, language));
  const texts = Object.fromEntries(needed.map((row) => [row.key, shownText(row, language) ?? '']));
  return `${JSON.stringify(texts, undefined, 2)}\n`;
};

/** An entry of a file that cannot become a text. */
export type ImportFault =
  | TextFault
  | { readonly errorKey: 'notText' | 'translation.duplicateKey'; readonly params: { readonly key: string } };
export type ImportedText = { readonly key: string; readonly before: string | undefined; readonly text: string };

/** The result of an import; nothing changes before the user confirms it. */
export type ImportPlan = {
  readonly changes: readonly ImportedText[];
  readonly faults: readonly ImportFault[];
  /** Unchanged texts. */
  readonly same: number;
  /** Empty entries: not translated yet. */
  readonly empty: number;
};

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Duplicate entries of a list. */
const repeated = (keys: readonly string[]): ReadonlySet<string> => {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const key of keys) (seen.has(key) ? twice : seen).add(key);
  return twice;
};

/** Duplicate keys of the outermost object: JSON itself keeps the last one silently. */
const keysTwice = (json: string): ReadonlySet<string> => {
  const tokens = [...json.matchAll(token)].map(([text]) => text);
  const keys: string[] = [];
  let depth = 0;
  for (const [at, text] of tokens.entries()) {
    if (text === '{' || text === '[') depth += 1;
    else if (text === '}' || text === ']') depth -= 1;
    else if (depth === 1 && text !== ':' && tokens[at + 1] === ':') keys.push(JSON.parse(text) as string);
  }
  return repeated(keys);
};

/** The entries of a file, including duplicates; undefined if it is no JSON object. */
export const readEntries = (file: string): readonly (readonly [string, unknown])[] | undefined => {
  try {
    const json = file.replace(/^\uFEFF/, '');
    const parsed: unknown = JSON.parse(json);
    const twice = keysTwice(json);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    if (!isObject) return undefined;
    const entries: [string, unknown][] = Object.entries(parsed);
    return [...entries, ...entries.filter(([key]) => twice.has(key))];
  } catch {
    return undefined;
  }
};

/** The preview of an import. A key of an earlier release is converted to the current key. */
export const planImport = (
  table: TextTable,
  language: string,
  read: readonly (readonly [string, unknown])[],
): ImportPlan => {
  const entries = read.map(([key, text]) => [currentTextKey(key), text] as const);
  const rows = new Map(table.rows.map((row) => [row.key, row]));
  const changes: ImportedText[] = [];
  const faults: ImportFault[] = [];
  const twice = repeated(entries.map(([key]) => key));
  for (const key of twice) faults.push({ errorKey: 'translation.duplicateKey', params: { key } });
  let [same, empty] = [0, 0];
  for (const [key, text] of entries.filter(([one]) => !twice.has(one))) {
    if (typeof text !== 'string') {
      faults.push({ errorKey: 'notText', params: { key } });
      continue;
    }
    const row = rows.get(key);
    const before = row && shownText(row, language);
    const fault = text === '' && row ? undefined : checkText(table.english, language, key, text);
    if (fault) faults.push(fault);
    else if (text === '') empty += 1;
    else if (text === before) same += 1;
    else changes.push({ key, before, text });
  }
  return { changes, faults, same, empty };
};

/** The language in a file name: `clearbench-pt-BR.json`. */
export const languageOfFile = (name: string, languages: readonly string[]): string | undefined => {
  const stem = name.replace(/\.json$/i, '').toLowerCase();
  return languages
    .filter((language) => new RegExp(`(^|[-_. ])${language.toLowerCase()}([-_. (]|$)`).test(stem))
    .toSorted((one, other) => other.length - one.length)[0];
};
