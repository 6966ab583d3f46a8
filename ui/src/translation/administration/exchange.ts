import { checkText, type TextFault } from '@clearbench/contracts/translation/check-text';
import { isNeeded, saidText, type TextTable } from './table.ts';

/** What is handed to a translator: every text of the language, empty where it is missing. */
export const exported = (table: TextTable, language: string): string => {
  const needed = table.rows.filter((row) => isNeeded(table, row, language));
  const texts = Object.fromEntries(needed.map((row) => [row.key, saidText(row, language) ?? '']));
  return `${JSON.stringify(texts, undefined, 2)}\n`;
};

/** Something in a file that cannot become a text. */
export type ImportFault = TextFault | { readonly errorKey: 'notText'; readonly params: { readonly key: string } };
export type ImportedText = { readonly key: string; readonly before: string | undefined; readonly text: string };

/** What taking in a file would do; nothing is done before somebody has looked at it. */
export type ImportPlan = {
  readonly changes: readonly ImportedText[];
  readonly faults: readonly ImportFault[];
  /** Texts that read so already. */
  readonly same: number;
  /** Left empty: not translated yet. */
  readonly empty: number;
};

/** The entries of a file; nothing where it is no object in JSON. */
export const readEntries = (file: string): readonly (readonly [string, unknown])[] | undefined => {
  try {
    const parsed: unknown = JSON.parse(file.replace(/^\uFEFF/, ''));
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? Object.entries(parsed) : undefined;
  } catch {
    return undefined;
  }
};

export const planImport = (
  table: TextTable,
  language: string,
  entries: readonly (readonly [string, unknown])[],
): ImportPlan => {
  const rows = new Map(table.rows.map((row) => [row.key, row]));
  const changes: ImportedText[] = [];
  const faults: ImportFault[] = [];
  let [same, empty] = [0, 0];
  for (const [key, text] of entries) {
    if (typeof text !== 'string') {
      faults.push({ errorKey: 'notText', params: { key } });
      continue;
    }
    const row = rows.get(key);
    const before = row && saidText(row, language);
    const fault = text === '' && row ? undefined : checkText(table.english, language, key, text);
    if (fault) faults.push(fault);
    else if (text === '') empty += 1;
    else if (text === before) same += 1;
    else changes.push({ key, before, text });
  }
  return { changes, faults, same, empty };
};

/** The language a file names itself after: `clearbench-pt-BR.json`. */
export const languageOfFile = (name: string, languages: readonly string[]): string | undefined => {
  const stem = name.replace(/\.json$/i, '').toLowerCase();
  return languages
    .filter((language) => new RegExp(`(^|[-_. ])${language.toLowerCase()}([-_. (]|$)`).test(stem))
    .toSorted((one, other) => other.length - one.length)[0];
};
