import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RuleGroup, ruleGroupNames, ruleGroups } from '@clearbench/rules/rule-groups';

export const rulesFolder = fileURLToPath(new URL('../../../rules/src/', import.meta.url));

export const ruleLanguages = ['en', 'de', 'fr'] as const;
export type RuleLanguage = (typeof ruleLanguages)[number];

/** What texts.json holds in each language. */
type LanguageTexts = {
  readonly title: string;
  readonly requirement: string;
  readonly why: string;
  readonly fix: string;
  /** Missing for a rule that another rule reports. */
  readonly source?: string;
  /** Why the check covers a part of the rule only, or why another rule reports it. */
  readonly limitation?: string;
  /** The help of a finding in the report. */
  readonly help?: string;
  /** The sentence of findings without a variant. */
  readonly finding?: string;
  /** The sentences of findings by variant. */
  readonly findings?: Readonly<Record<string, string>>;
};

export type RuleTextsFile = Readonly<Record<RuleLanguage, LanguageTexts>> & {
  /** XML that keeps the rule and XML that breaks it in one point, line by line. */
  readonly example: { readonly right: readonly string[]; readonly wrong: readonly string[] };
};

export type RuleFolder = {
  /** e.g. A-07 */
  readonly id: string;
  /** Path below the folder of all rules, e.g. `address/a-07-payer-address`. */
  readonly path: string;
  readonly hasMutation: boolean;
  readonly hasQuickFixes: boolean;
  readonly texts: RuleTextsFile;
};

const idOf = (name: string, group: RuleGroup): string => {
  const id = /^([a-z]-\d\d)-[a-z0-9-]+$/.exec(name)?.[1]?.toUpperCase();
  if (id?.startsWith(group)) return id;
  throw new Error(`${ruleGroups[group]}/${name}: the name is not like ${group.toLowerCase()}-01-what-it-is-about`);
};

const readFolder = (folder: string, name: string, group: RuleGroup): RuleFolder => {
  const path = `${ruleGroups[group]}/${name}`;
  const id = idOf(name, group);
  for (const file of ['rule.ts', 'texts.json'])
    if (!existsSync(`${folder}${path}/${file}`)) throw new Error(`${path}: ${file} is missing`);
  return {
    id,
    path,
    hasMutation: existsSync(`${folder}${path}/mutation.ts`),
    hasQuickFixes: existsSync(`${folder}${path}/quick-fixes.ts`),
    texts: JSON.parse(readFileSync(`${folder}${path}/texts.json`, 'utf8')) as RuleTextsFile,
  };
};

/** The folders of all rules in the order of the catalogue. Throws where a name is wrong or a file is missing. */
export const readRuleFolders = (folder = rulesFolder): readonly RuleFolder[] =>
  ruleGroupNames.flatMap((group) =>
    readdirSync(`${folder}${ruleGroups[group]}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted()
      .map((name) => readFolder(folder, name, group)),
  );
