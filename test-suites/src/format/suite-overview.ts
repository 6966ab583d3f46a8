import {
  mostShownProblems,
  type SuiteFileSummary,
  type SuiteOverview,
} from '@clearbench/contracts/suite/suite-overview';
import { isYamlPath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import type { SuiteFile } from '@clearbench/contracts/test-suite/suite-file';
import type { KnownNames } from './known-names.ts';
import { type LoadedSuite, loadSuites, type SuiteCase } from './load-suites.ts';
import { distinctProblems, type FileProblem } from './problem.ts';
import { parseYaml, type YamlValue } from './yaml-text.ts';

/** A file of a suite; `text` only of YAML files. */
export type SuiteEntry = { readonly path: string; readonly size: number; readonly text?: string };

const isMap = (value: YamlValue | undefined): value is { readonly [key: string]: YamlValue } =>
  typeof value === 'object' && !Array.isArray(value);

/** What a case with errors says about itself, as far as it can be read. */
const readable = (text: string): Pick<SuiteFileSummary, 'title' | 'tags' | 'steps'> => {
  const yaml = parseYaml(text);
  const value = 'text' in yaml && isMap(yaml.text.value) ? yaml.text.value : {};
  const { case: title, tags, steps } = value;
  return {
    ...(typeof title === 'string' ? { title } : {}),
    tags: Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [],
    steps: Array.isArray(steps) ? steps.length : 0,
  };
};

const ofCase = ([first]: readonly SuiteCase[], text: string) => {
  if (first === undefined) return readable(text);
  const { case: title, tags = [], steps } = first.instance.case;
  return { title, tags, steps: steps.length };
};

type Counted = {
  readonly cases: ReadonlyMap<string, readonly SuiteCase[]>;
  readonly problems: ReadonlyMap<string, readonly FileProblem[]>;
  /** The place of each case in the order of the run. */
  readonly rank: ReadonlyMap<string, number>;
};

const kindOf = (path: string, { rank }: Counted): SuiteFileSummary['kind'] => {
  if (path === suiteFileName) return 'settings';
  if (rank.has(path)) return 'case';
  return isYamlPath(path) ? 'unlisted' : 'other';
};

const summaryOf = ({ path, size, text }: SuiteEntry, counted: Counted): SuiteFileSummary => {
  const kind = kindOf(path, counted);
  const cases = counted.cases.get(path) ?? [];
  const problems = counted.problems.get(path)?.length ?? 0;
  const own =
    text === undefined || kind === 'settings' ? { tags: [], steps: 0 } : ofCase(kind === 'case' ? cases : [], text);
  return { path, kind, size, cases: cases.length, problems, ...own };
};

const byPath = ({ path: one }: { readonly path: string }, { path: other }: { readonly path: string }): number =>
  one < other ? -1 : one > other ? 1 : 0;

const orderOf = ({ cases }: SuiteFile, entries: readonly SuiteEntry[]): readonly string[] => {
  const own = entries.map(({ path }) => path).filter((path) => isYamlPath(path) && path !== suiteFileName);
  if (cases === undefined) return own.toSorted();
  const known = new Set(own);
  return [...new Set(cases)].filter((path) => known.has(path));
};

const shownValue = (value: NonNullable<SuiteFile['variables']>[string]): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const settingsOf = ({ suite, description, tags = [], environment, rulebook, cases, variables = {} }: SuiteFile) => ({
  title: suite,
  ...(description === undefined ? {} : { description }),
  tags,
  ...(environment === undefined ? {} : { environment }),
  ...(rulebook === undefined ? {} : { rulebook }),
  isOrdered: cases !== undefined,
  variables: Object.entries(variables).map(([name, value]) => ({ name, value: shownValue(value) })),
});

const inFiles = (problems: readonly FileProblem[]): ReadonlyMap<string, readonly FileProblem[]> =>
  Map.groupBy(problems, ({ file }) => file);

const none: LoadedSuite = { folder: '', suite: { suite: '' }, cases: [] };

/**
 * A suite in a folder of its own: its settings, the files in the order of the run, and every error. The title is ''
 * where suite.yaml cannot be read.
 */
export const suiteOverviewOf = (entries: readonly SuiteEntry[], known?: KnownNames): SuiteOverview => {
  const texts = entries.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const]));
  const { suites, problems: found } = loadSuites(new Map(texts), known);
  const problems = distinctProblems(found);
  const { suite, cases } = suites.find(({ folder }) => folder === '') ?? none;
  const order = orderOf(suite, entries);
  const rank = new Map(order.map((path, index) => [path, index]));
  const counted = { rank, cases: Map.groupBy(cases, ({ file }) => file), problems: inFiles(problems) };
  const ofRank = ({ path }: SuiteEntry): number => rank.get(path) ?? order.length;
  const files = entries
    .toSorted(byPath)
    .toSorted((one, other) => ofRank(one) - ofRank(other))
    .map((entry) => summaryOf(entry, counted));
  return {
    ...settingsOf(suite),
    files,
    cases: cases.length,
    problems: problems.slice(0, mostShownProblems),
    problemCount: problems.length,
  };
};
