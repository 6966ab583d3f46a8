import type { SuiteFile } from '@clearbench/contracts/test-suite/suite-file';
import { type TestCase, testCase } from '@clearbench/contracts/test-suite/test-case';
import { deliveryProblems, unknownTemplates } from './delivery-references.ts';
import { impossibleExpectations } from './impossible-expectations.ts';
import { type KnownNames, unknownNames } from './known-names.ts';
import { insertDeep } from './placeholders.ts';
import type { PathProblem, Problem } from './problem.ts';
import { type OwnedRules, type ScenariosOfCase, scenariosOfCase } from './scenarios-of-case.ts';
import { schemaProblems } from './schema-problems.ts';
import { referenceProblems } from './step-references.ts';
import { fixedValues, type Variables, variableCycles } from './variables.ts';
import { parseYaml, type YamlValue } from './yaml-text.ts';

/** A case as it runs: with the values of its row and the fixed variables inserted. */
export type CaseInstance = {
  readonly case: TestCase;
  /** Number of its row, from 1; undefined without a data table. */
  readonly row: number | undefined;
  /** The columns of its row. */
  readonly values: Readonly<Record<string, string>>;
  /** The variables with a generated value. */
  readonly generated: Variables;
  /** The fixed values, for placeholders in stored files. */
  readonly fixed: (name: string) => string | undefined;
  /** The scenario lists in force; undefined where that of the environment applies. */
  readonly scenarios?: ScenariosOfCase;
};

export type ReadCase = {
  readonly instances: readonly CaseInstance[];
  readonly problems: readonly Problem[];
};

/** The most problems of a file that are reported. */
const mostProblems = 200;

const isMap = (value: YamlValue | undefined): value is { readonly [key: string]: YamlValue } =>
  typeof value === 'object' && !Array.isArray(value);

const rowsOf = (value: YamlValue): readonly (Readonly<Record<string, string>> | undefined)[] => {
  const rows = isMap(value) ? value.rows : undefined;
  if (!Array.isArray(rows) || rows.length === 0) return [undefined];
  return rows.filter((row: YamlValue) => isMap(row) && Object.values(row).every((cell) => typeof cell === 'string'));
};

const variablesOf = (value: YamlValue): Variables => {
  const variables = isMap(value) ? value.variables : undefined;
  return isMap(variables) ? (variables as Variables) : {};
};

const generatedOf = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => typeof value !== 'string'));

type Surroundings = {
  readonly number: number | undefined;
  readonly known: KnownNames | undefined;
  /** The scenario lists of the case; undefined where they have errors. */
  readonly lists: OwnedRules | undefined;
};

type Expanded = { readonly instance?: CaseInstance; readonly problems: readonly PathProblem[] };

const expanded = (
  value: YamlValue,
  suite: Pick<SuiteFile, 'variables'>,
  row: Readonly<Record<string, string>> | undefined,
  { number, known, lists }: Surroundings,
): Expanded => {
  const { rows: _, ...template } = value as { readonly [key: string]: YamlValue };
  const own = { ...suite.variables, ...variablesOf(value) };
  const variables: Variables = { ...own, ...row };
  const cycles = variableCycles(variables);
  if (cycles.length > 0) return { problems: cycles };
  const fixed = fixedValues(variables);
  const inserted = insertDeep(template, fixed);
  const read = testCase.safeParse(inserted);
  if (!read.success) return { problems: schemaProblems(read.error.issues, inserted) };
  const generated = generatedOf(variables);
  const problems = [
    ...referenceProblems(read.data, new Set(Object.keys(generated))),
    ...impossibleExpectations(read.data),
    ...(known ? unknownNames(read.data, known) : []),
    ...(lists ? deliveryProblems(read.data.steps, lists) : []),
  ];
  if (problems.length > 0) return { problems };
  return { instance: { case: read.data, row: number, values: row ?? {}, generated, fixed }, problems: [] };
};

const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

const inOrder = (one: Problem, other: Problem): number => one.line - other.line || one.column - other.column;

/** The rows themselves: a list of maps of texts, at most the limit. */
const rowProblems = (value: YamlValue): PathProblem[] => {
  const rows = testCase.shape.rows.safeParse((value as { readonly rows?: YamlValue }).rows);
  if (rows.success) return [];
  const issues = rows.error.issues.map((issue) => ({ ...issue, path: ['rows', ...issue.path] }));
  return schemaProblems(issues, value);
};

/**
 * Reads a case and expands its data table; several problems are reported together. Without `known`, names of
 * environments, templates and rules are not checked.
 */
export const readCase = (text: string, suite: Pick<SuiteFile, 'variables'> = {}, known?: KnownNames): ReadCase => {
  const yaml = parseYaml(text);
  if ('problems' in yaml) return { instances: [], problems: yaml.problems };
  const { value, locate } = yaml.text;
  const ofRows = rowProblems(value);
  const lists = scenariosOfCase(yaml.text);
  const own = lists.problems.length > 0 ? undefined : lists.rules;
  const found: PathProblem[] = [...ofRows, ...(own && known ? unknownTemplates(own, known) : [])];
  const instances: CaseInstance[] = [];
  const rows = ofRows.length > 0 ? [] : rowsOf(value);
  for (const [index, row] of rows.entries()) {
    const { instance, problems } = expanded(value, suite, row, { number: row && index + 1, known, lists: own });
    if (instance) instances.push(lists.scenarios ? { ...instance, scenarios: lists.scenarios } : instance);
    found.push(...problems);
    if (found.length >= mostProblems) break;
  }
  const problems = distinct([...found.map(locate), ...lists.problems])
    .toSorted(inOrder)
    .slice(0, mostProblems);
  return { instances: problems.length > 0 ? [] : instances, problems };
};
