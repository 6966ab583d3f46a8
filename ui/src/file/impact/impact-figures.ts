import { type BrokenRule, type FileImpact, impactResults } from '@clearbench/contracts/file/impact-routes';

/** A rule with the number of files that break it, and an example of its finding. */
export type RuleImpact = Pick<BrokenRule, 'ruleId' | 'textKey' | 'params'> & { readonly files: number };

/** The rules that files break, those of most files first. */
export const rulesOf = (items: readonly FileImpact[]): readonly RuleImpact[] => {
  const rules = new Map<string, RuleImpact>();
  for (const { rules: broken } of items)
    for (const { ruleId, textKey, params } of broken) {
      const known = rules.get(ruleId) ?? { ruleId, textKey, params, files: 0 };
      rules.set(ruleId, { ...known, files: known.files + 1 });
    }
  return [...rules.values()].toSorted((a, b) => b.files - a.files || (a.ruleId < b.ruleId ? -1 : 1));
};

export type ImpactCounts = Readonly<Record<FileImpact['result'], number>>;

/** Number of files by result. */
export const countsOf = (items: readonly FileImpact[]): ImpactCounts => {
  const countOf = (result: FileImpact['result']) => items.filter((item) => item.result === result).length;
  return Object.fromEntries(impactResults.map((result) => [result, countOf(result)])) as ImpactCounts;
};

const cell = (value: string): string => {
  // A spreadsheet would calculate a text that starts like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const columns = ['file', 'messageType', 'rulebook', 'result', 'rule', 'findings'] as const;

/** One line for each file and broken rule; a file that breaks none has one line. */
export const csvOf = (items: readonly FileImpact[]): string => {
  const lines = items.flatMap(({ fileName, messageType = '', rbVersion, result, rules }) => {
    const file = [fileName, messageType, rbVersion, result];
    return rules.length === 0
      ? [[...file, '', '']]
      : rules.map(({ ruleId, count }) => [...file, ruleId, String(count)]);
  });
  return [[...columns], ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
};

/** The query and the result of each file. */
export const jsonOf = (query: object, items: readonly FileImpact[]): string =>
  `${JSON.stringify({ ...query, rules: rulesOf(items), files: items }, undefined, 2)}\n`;
