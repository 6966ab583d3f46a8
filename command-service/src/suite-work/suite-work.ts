import type { SuiteChange } from '@clearbench/contracts/suite/events';
import type { SuiteFilesChange } from '@clearbench/contracts/suite/suite-change';
import type { SuiteOverview } from '@clearbench/contracts/suite/suite-overview';
import type { EditedFile } from '@clearbench/test-suites/format/check-file';
import type { NamesOfEnvironment } from '@clearbench/test-suites/format/names-of-product';
import type { Problem } from '@clearbench/test-suites/format/problem';
import type { HappenedTransfers } from '@clearbench/test-suites/made/case-of-transfers';
import type { NewSuite, SchemaAddresses } from './new-suite.ts';
import type { SuiteFigures } from './read-files.ts';
import type { Refused } from './refused-work.ts';

/** The archive of a new version with its figures. */
export type SuiteResult = { readonly archive: Uint8Array; readonly figures: SuiteFigures };
export type ChangedSuite = SuiteResult & { readonly change: SuiteChange; readonly path?: string };

/** A suite with one case as an example, or a copy of an archive with another title. */
export type SuiteCreation = { readonly title: string; readonly names: NamesOfEnvironment } & (
  | { readonly from: NewSuite; readonly schemas: SchemaAddresses }
  | { readonly archive: Uint8Array }
);

/** The suite that gets the case: a stored one, or a new one. */
export type CaseAddition = {
  readonly base: { readonly archive: Uint8Array; readonly title: string } | { readonly from: NewSuite };
  readonly happened: HappenedTransfers;
  readonly schemas: SchemaAddresses;
  readonly names: NamesOfEnvironment;
};
export type SuiteWithCase = SuiteResult & { readonly path: string };

export type SuiteImport = {
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly names: NamesOfEnvironment;
};

export type SuiteChangeJob = {
  readonly archive: Uint8Array;
  /** The version of the archive, and its title. */
  readonly version: number;
  readonly title: string;
  readonly change: Exclude<SuiteFilesChange, { type: 'restore' }>;
  /** The archive of the version that the editor showed; absent for other changes. */
  readonly seen?: Uint8Array | undefined;
  readonly names: NamesOfEnvironment;
};

/** An archive to read; a suite of the product has no environment. */
export type SuiteReading = { readonly bytes: Uint8Array; readonly names?: NamesOfEnvironment | undefined };

/** A text that is edited, with the rest of its suite. */
export type FileCheck = { readonly file: EditedFile; readonly names?: NamesOfEnvironment | undefined };

export type CheckedFile = { readonly problems: readonly Problem[]; readonly cases: number };

/** The work on the files of test suites in a worker thread. Archives are as the content store keeps them. `names` are those that their environment adds. */
export type SuiteWork = {
  readSuite(reading: SuiteReading): Promise<SuiteOverview>;
  createSuite(creation: SuiteCreation): Promise<SuiteResult | Refused>;
  /** `bytes`: an archive of a client. */
  importSuite(input: SuiteImport): Promise<SuiteResult | Refused>;
  changeSuite(job: SuiteChangeJob): Promise<ChangedSuite | Refused>;
  /** Adds a case that repeats transfers. */
  addCase(addition: CaseAddition): Promise<SuiteWithCase | Refused>;
  checkSuiteFile(check: FileCheck): Promise<CheckedFile>;
};
