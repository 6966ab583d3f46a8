import { isYamlPath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import type { KnownNames } from './known-names.ts';
import { distinctProblems, type Problem } from './problem.ts';
import { readCase } from './read-case.ts';
import { readSuite } from './read-suite.ts';

/** A file whose text is being edited, and the rest of its suite. */
export type EditedFile = {
  readonly path: string;
  readonly text: string;
  /** The text of suite.yaml. */
  readonly settings: string;
  readonly paths: ReadonlySet<string>;
};

const settingsProblems = (text: string, paths: ReadonlySet<string>, known: KnownNames | undefined) => {
  const read = readSuite(text, known);
  if ('problems' in read) return { problems: distinctProblems(read.problems), cases: 0 };
  const missing = (read.suite.cases ?? []).filter((path) => !paths.has(path));
  const problems = missing.map((file) => ({ errorKey: 'suite.fileMissing', params: { file }, line: 1, column: 1 }));
  return { problems, cases: 0 };
};

/** The errors in an edited file of a suite, and the number of its cases. */
export const checkFile = (
  { path, text, settings, paths }: EditedFile,
  known?: KnownNames,
): { readonly problems: readonly Problem[]; readonly cases: number } => {
  if (path === suiteFileName) return settingsProblems(text, paths, known);
  if (!isYamlPath(path)) return { problems: [], cases: 0 };
  const read = settings === '' ? { suite: {} } : readSuite(settings);
  const { instances, problems } = readCase(text, 'suite' in read ? read.suite : {}, known);
  // The variables of settings with errors are not known.
  const own = 'suite' in read ? problems : problems.filter(({ errorKey }) => errorKey !== 'suite.unknownName');
  return { problems: distinctProblems(own), cases: instances.length };
};
