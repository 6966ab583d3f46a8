import { createHash } from 'node:crypto';
import type { Step } from '@clearbench/contracts/test-suite/test-case';
import type { KnownNames } from '@clearbench/test-suites/format/known-names';
import { type LoadedSuite, type LoadedSuites, loadSuites } from '@clearbench/test-suites/format/load-suites';
import { namesOfProduct } from '@clearbench/test-suites/format/names-of-product';
import { meansRunEnvironment } from './environments.ts';
import type { RunEnvironment, StoredFile } from './run-environment.ts';
import type { CaseContext } from './run-suite-case.ts';

/** The files of suites by their path, with `/` between folders. */
export type SuiteTexts = ReadonlyMap<string, Uint8Array>;

type Stored = (of: StoredFile) => Uint8Array | undefined;

const isYaml = (path: string): boolean => /\.ya?ml$/.test(path);

/** The names of the product, and those of the environment of a run. */
const namesIn = ({ environment, formats, templates }: RunEnvironment): KnownNames => ({
  ...namesOfProduct,
  environment: (name) => namesOfProduct.environment(name) || meansRunEnvironment(name, environment),
  template: (name) => namesOfProduct.template(name) || Object.hasOwn(templates, name),
  message: (type) =>
    namesOfProduct.message(type) ||
    formats.some((changed) => Object.keys(changed.formats).some((name) => name.startsWith(type))),
});

/** The suites of these files, or their problems. */
export const suitesIn = (files: SuiteTexts, runEnvironment?: RunEnvironment): LoadedSuites => {
  const decoder = new TextDecoder();
  return loadSuites(
    new Map([...files].flatMap(([path, bytes]) => (isYaml(path) ? [[path, decoder.decode(bytes)] as const] : []))),
    runEnvironment ? namesIn(runEnvironment) : namesOfProduct,
  );
};

/** The hash of the names and contents of all files of a suite. */
export const suiteHash = (files: SuiteTexts, folder: string): string => {
  const hash = createHash('sha256');
  for (const [path, bytes] of files)
    if (folder === '' || path.startsWith(`${folder}/`))
      hash.update(`${path.slice(folder.length)}\n${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
};

const inFolder = (folder: string, file: string): string => (folder === '' ? file : `${folder}/${file}`);

/** A stored file is a file of the folder of the suite, which has one version, or else one of the environment of the run. */
export const storedIn =
  (files: SuiteTexts, ofEnvironment: Stored = () => undefined): CaseContext['stored'] =>
  (folder) =>
  async (file, version) =>
    (version === undefined || version === 1 ? files.get(inFolder(folder, file)) : undefined) ??
    ofEnvironment({ file, ...(version === undefined ? {} : { version }) });

const storedOf = ({ send, validate, answer, receive }: Step) => (send ?? validate ?? answer ?? receive)?.stored;

/** The stored files that cases name and the folder of their suite does not have. */
export const storedElsewhere = (files: SuiteTexts, suites: readonly LoadedSuite[]): readonly StoredFile[] => {
  const found = new Map<string, StoredFile>();
  for (const { folder, cases } of suites)
    for (const { instance } of cases)
      for (const step of instance.case.steps) {
        const { file, version } = storedOf(step) ?? {};
        if (file === undefined || (files.has(inFolder(folder, file)) && (version ?? '1') === '1')) continue;
        found.set(`${version} ${file}`, { file, ...(version === undefined ? {} : { version: Number(version) }) });
      }
  return [...found.values()];
};
