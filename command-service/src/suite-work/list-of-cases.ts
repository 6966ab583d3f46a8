import { Failure } from '@clearbench/contracts/failure';
import { isYamlPath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { readSuite } from '@clearbench/test-suites/format/read-suite';
import { withField } from '@clearbench/yaml-reader/with-field';
import type { SuiteFiles } from './suite-archive.ts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

const settingsText = (files: SuiteFiles): string => {
  const bytes = files.get(suiteFileName);
  return bytes === undefined ? '' : decoder.decode(bytes);
};

/** The cases that suite.yaml lists; undefined where it lists none or cannot be read. */
export const listedCases = (files: SuiteFiles): readonly string[] | undefined => {
  const read = readSuite(settingsText(files).replace(/^\uFEFF/, ''));
  return 'suite' in read ? read.suite.cases : undefined;
};

/** The files of all cases in the order of the run. */
export const orderedCases = (files: SuiteFiles): readonly string[] => {
  const listed = listedCases(files)?.filter((path) => files.has(path));
  return listed ?? [...files.keys()].filter((path) => isYamlPath(path) && path !== suiteFileName).toSorted();
};

/** The files with another value in suite.yaml. Throws `suite.settingsUnreadable` with the place of the error. */
export const withSettingOf = (files: SuiteFiles, field: string, value: unknown): SuiteFiles => {
  const edited = withField(settingsText(files), field, value);
  if ('unreadable' in edited) throw new Failure('suite.settingsUnreadable', edited.unreadable);
  return new Map([...files, [suiteFileName, encoder.encode(edited.text)]]);
};

/** The files with a changed list of cases; unchanged where suite.yaml lists none. */
export const withListedCases = (
  files: SuiteFiles,
  changed: (listed: readonly string[]) => readonly string[],
): SuiteFiles => {
  const listed = listedCases(files);
  return listed === undefined ? files : withSettingOf(files, 'cases', changed(listed));
};
