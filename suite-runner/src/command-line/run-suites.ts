import { createHash } from 'node:crypto';
import { type LoadedSuites, loadSuites } from '@clearbench/test-suites/format/load-suites';
import { namesOfProduct } from '@clearbench/test-suites/format/names-of-product';
import type { CaseRun, SuiteRun } from '@clearbench/test-suites/run/case-run';
import { type CaseContext, type RunChoices, runSuiteCase } from '../run-suite-case.ts';
import type { SourceFiles } from './read-source.ts';

const isYaml = (path: string): boolean => /\.ya?ml$/.test(path);

/** The suites of a source, or their problems. */
export const suitesIn = (files: SourceFiles): LoadedSuites => {
  const decoder = new TextDecoder();
  return loadSuites(
    new Map([...files].flatMap(([path, bytes]) => (isYaml(path) ? [[path, decoder.decode(bytes)] as const] : []))),
    namesOfProduct,
  );
};

/** The hash of the names and contents of all files of a suite. */
export const suiteHash = (files: SourceFiles, folder: string): string => {
  const hash = createHash('sha256');
  for (const [path, bytes] of files)
    if (folder === '' || path.startsWith(`${folder}/`))
      hash.update(`${path.slice(folder.length)}\n${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
};

/** Stored files of a suite are files of its folder; a file has one version. */
const storedIn =
  (files: SourceFiles): CaseContext['stored'] =>
  (folder) =>
  async (file, version) =>
    version === undefined || version === 1 ? files.get(folder === '' ? file : `${folder}/${file}`) : undefined;

export type RunParts = {
  readonly files: SourceFiles;
  readonly loaded: LoadedSuites;
  readonly tags: readonly string[];
  readonly choices: RunChoices;
  readonly now: () => string;
  /** Whether this thread runs the case with this number; all cases by default. */
  readonly isMine?: (number: number) => boolean;
  readonly onCase?: (run: CaseRun, number: number, folder: string) => void;
};

/** Runs the selected cases of suites one after another; suites without a selected case are left out. */
export const runSuites = async (parts: RunParts): Promise<SuiteRun[]> => {
  const { files, loaded, tags, choices, now, isMine = () => true, onCase } = parts;
  const context: CaseContext = { now, stored: storedIn(files) };
  const runs: SuiteRun[] = [];
  let number = 0;
  for (const { folder, suite, cases } of loaded.suites) {
    const selected = cases.filter((one) => tags.length === 0 || tags.some((tag) => one.tags.includes(tag)));
    const done: CaseRun[] = [];
    for (const one of selected) {
      number += 1;
      if (!isMine(number)) continue;
      const run = await runSuiteCase(suite, folder, one, choices, context);
      done.push(run);
      onCase?.(run, number, folder);
    }
    if (done.length > 0) runs.push({ title: suite.suite, folder, sha256: suiteHash(files, folder), cases: done });
  }
  return runs;
};
