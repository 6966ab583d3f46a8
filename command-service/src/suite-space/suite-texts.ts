import { createHash } from 'node:crypto';
import type { KnownNames } from '@clearbench/test-suites/format/known-names';
import { type LoadedSuites, loadSuites } from '@clearbench/test-suites/format/load-suites';
import { namesOfProduct } from '@clearbench/test-suites/format/names-of-product';
import { meansRunEnvironment } from './environments.ts';
import type { RunEnvironment } from './run-environment.ts';
import type { CaseContext } from './run-suite-case.ts';

/** The files of suites by their path, with `/` between folders. */
export type SuiteTexts = ReadonlyMap<string, Uint8Array>;

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

/** Stored files of a suite are files of its folder; a file has one version. */
export const storedIn =
  (files: SuiteTexts): CaseContext['stored'] =>
  (folder) =>
  async (file, version) =>
    version === undefined || version === 1 ? files.get(folder === '' ? file : `${folder}/${file}`) : undefined;
