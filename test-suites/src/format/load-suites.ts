import type { SuiteFile } from '@clearbench/contracts/test-suite/suite-file';
import type { KnownNames } from './known-names.ts';
import type { FileProblem, Problem } from './problem.ts';
import { type CaseInstance, readCase } from './read-case.ts';
import { readSuite } from './read-suite.ts';

/** A case of a suite: one row of its file. */
export type SuiteCase = {
  /** Path of the file. */
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly instance: CaseInstance;
};

export type LoadedSuite = {
  /** Path of its folder; '' for the folder that was opened. */
  readonly folder: string;
  readonly suite: SuiteFile;
  readonly cases: readonly SuiteCase[];
};

export type LoadedSuites = { readonly suites: readonly LoadedSuite[]; readonly problems: readonly FileProblem[] };

/** The most cases of a run, each row counts. */
export const mostCases = 10_000;

const suiteName = 'suite.yaml';
const isYaml = (path: string): boolean => /\.ya?ml$/.test(path);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const inFolder = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
const isSuite = (path: string): boolean => path === suiteName || path.endsWith(`/${suiteName}`);

const inFile = (file: string, problems: readonly Problem[]): FileProblem[] =>
  problems.map((problem) => ({ file, ...problem }));

const fileProblem = (file: string, errorKey: string, params: Problem['params']): FileProblem => ({
  file,
  errorKey,
  params,
  line: 1,
  column: 1,
});

/** The folder of the suite that a file belongs to: the nearest one above it. */
const ownerOf = (path: string, folders: ReadonlySet<string>): string | undefined => {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (folders.has(folder)) return folder;
    if (folder === '') return undefined;
  }
};

const titleOf = ({ case: { case: title }, row, values }: CaseInstance): string => {
  const [first] = Object.values(values);
  return row === undefined ? title : `${title} [${row}${first === undefined ? '' : `: ${first}`}]`;
};

const casesOf = (file: string, text: string, suite: SuiteFile, known: KnownNames | undefined) => {
  const { instances, problems } = readCase(text, suite, known);
  const cases = instances.map(
    (instance): SuiteCase => ({
      file,
      title: titleOf(instance),
      tags: [...(suite.tags ?? []), ...(instance.case.tags ?? [])],
      instance,
    }),
  );
  return { cases, problems: inFile(file, problems) };
};

type Files = ReadonlyMap<string, string>;

const byName = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

type SuiteParts = { readonly files: Files; readonly known: KnownNames | undefined };

const loadSuite = (folder: string, suite: SuiteFile, own: readonly string[], { files, known }: SuiteParts) => {
  const suiteFile = inFolder(folder, suiteName);
  const listed = suite.cases?.map((name) => inFolder(folder, name));
  const missing = (listed ?? []).filter((path) => !files.has(path));
  const problems = missing.map((path) => fileProblem(suiteFile, 'suite.fileMissing', { file: path }));
  const paths = (listed ?? own.toSorted(byName)).filter((path) => files.has(path));
  const read = paths.map((path) => casesOf(path, files.get(path) ?? '', suite, known));
  const cases = read.flatMap((one) => one.cases);
  return { loaded: { folder, suite, cases }, problems: [...problems, ...read.flatMap((one) => one.problems)] };
};

/**
 * Reads the suites in a folder, given its files by path. A folder with a file `suite.yaml` is a suite; its cases are the
 * other YAML files in it and below it. Without a file `suite.yaml` the opened folder is a suite without settings.
 */
export const loadSuites = (files: Files, known?: KnownNames): LoadedSuites => {
  const paths = [...files.keys()].filter(isYaml).toSorted(byName);
  const suitePaths = paths.filter(isSuite);
  const folders = new Set(suitePaths.length > 0 ? suitePaths.map(folderOf) : ['']);
  const owned = Map.groupBy(
    paths.filter((path) => !isSuite(path)),
    (path) => ownerOf(path, folders),
  );
  const problems: FileProblem[] = [];
  const suites: LoadedSuite[] = [];
  for (const folder of folders) {
    const suitePath = inFolder(folder, suiteName);
    const text = files.get(suitePath);
    const read = text === undefined ? { suite: { suite: folder || 'suite' } } : readSuite(text, known);
    if ('problems' in read) problems.push(...inFile(suitePath, read.problems));
    // Cases are read even then, so that all errors are reported together.
    const suite = 'suite' in read ? read.suite : { suite: folder };
    const { loaded, problems: found } = loadSuite(folder, suite, owned.get(folder) ?? [], { files, known });
    problems.push(...('suite' in read ? found : found.filter(({ errorKey }) => errorKey !== 'suite.unknownName')));
    suites.push(loaded);
  }
  const count = suites.reduce((sum, { cases }) => sum + cases.length, 0);
  if (count > mostCases) problems.push(fileProblem(suiteName, 'suite.tooManyCases', { count, limit: mostCases }));
  if (paths.length === 0) problems.push(fileProblem(suiteName, 'suite.noCases', {}));
  return { suites, problems };
};
