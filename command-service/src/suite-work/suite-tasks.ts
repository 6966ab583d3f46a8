import { Failure } from '@clearbench/contracts/failure';
import type { SuiteOverview } from '@clearbench/contracts/suite/suite-overview';
import { checkFile } from '@clearbench/test-suites/format/check-file';
import { type NamesOfEnvironment, namesWith } from '@clearbench/test-suites/format/names-of-product';
import { withCaseOfTransfers } from './add-case.ts';
import { type Changed, changedFiles, saved } from './change-files.ts';
import { checkFiles } from './file-limits.ts';
import { importedFiles } from './imported-files.ts';
import { withSettingOf } from './list-of-cases.ts';
import { newSettings, newSuiteFiles } from './new-suite.ts';
import { figuresOf, overviewOfFiles } from './read-files.ts';
import { orRefused, type Refused } from './refused-work.ts';
import { filesOfArchive, type SuiteFiles, storedArchive } from './suite-archive.ts';
import type {
  CaseAddition,
  ChangedSuite,
  CheckedFile,
  FileCheck,
  SuiteChangeJob,
  SuiteCreation,
  SuiteImport,
  SuiteReading,
  SuiteResult,
  SuiteWithCase,
} from './suite-work.ts';

type SuiteToWrite = { readonly title: string; readonly names: NamesOfEnvironment };

const resultOf = (files: SuiteFiles, { title, names }: SuiteToWrite): SuiteResult => {
  checkFiles(files);
  return { archive: storedArchive(files), figures: figuresOf(files, title, names) };
};

/** A copy with another title; settings with errors keep theirs. */
const retitled = (files: SuiteFiles, title: string): SuiteFiles => {
  try {
    return withSettingOf(files, 'suite', title);
  } catch (error) {
    if (error instanceof Failure && error.errorKey === 'suite.settingsUnreadable') return files;
    throw error;
  }
};

const changed = ({ archive, change, seen, version }: SuiteChangeJob): Changed => {
  const files = filesOfArchive(archive);
  if (change.type !== 'save') return changedFiles(files, change);
  return saved(files, change, seen && filesOfArchive(seen), version);
};

/** The tasks of text workers for test suites. */
export const suiteTasks = {
  readSuite: ({ bytes, names }: SuiteReading): SuiteOverview => overviewOfFiles(filesOfArchive(bytes), names),
  createSuite: (creation: SuiteCreation): SuiteResult | Refused =>
    orRefused(() => {
      const { title } = creation;
      const files =
        'from' in creation
          ? newSuiteFiles(creation.from, creation.schemas)
          : retitled(filesOfArchive(creation.archive), title);
      return resultOf(files, creation);
    }),
  importSuite: ({ bytes, ...known }: SuiteImport): SuiteResult | Refused =>
    // Decoders do not accept shared memory.
    orRefused(() => resultOf(importedFiles(bytes.slice()), known)),
  changeSuite: (job: SuiteChangeJob): ChangedSuite | Refused =>
    orRefused(() => {
      const { files, change, path } = changed(job);
      return { ...resultOf(files, job), change, ...(path === undefined ? {} : { path }) };
    }),
  addCase: ({ base, happened, schemas, names }: CaseAddition): SuiteWithCase | Refused =>
    orRefused(() => {
      const isNew = 'from' in base;
      const start = isNew ? newSettings(base.from, schemas.suite) : filesOfArchive(base.archive);
      const { files, path } = withCaseOfTransfers(start, happened, schemas.case);
      return { ...resultOf(files, { title: isNew ? base.from.title : base.title, names }), path };
    }),
  checkSuiteFile: ({ file, names }: FileCheck): CheckedFile => checkFile(file, namesWith(names)),
};
