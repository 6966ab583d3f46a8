import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { ClearingInput, ClearingOutcome } from '@clearbench/test-engine/clear-file';
import type { FileIdentity } from '@clearbench/test-engine/file-identity';
import type { Question } from '@clearbench/validation/earlier/gather-question';
import type { PaymentIds } from '@clearbench/validation/earlier/payment-ids';
import type { Account } from '@clearbench/validation/earlier/read-account';
import type { Profile } from '@clearbench/validation/profile';
import type { Outcome } from './limited-worker.ts';
import type { SchemaRead } from './schema-desk.ts';

/** What is read from a content while it is checked; its address and size are the store's to say. */
export type ReadFacts = Omit<ContentFacts, 'sha256' | 'size'>;
export type Checked = {
  readonly report: ValidationReport;
  readonly facts: ReadFacts;
  /** What the text asks of the past of its environment. */
  readonly question: Question;
};
export type ClearingJob = Omit<ClearingInput, 'seenMessage' | 'seenFile' | 'messageErrors'> & {
  readonly profile: Profile;
  readonly seenMessageIds: readonly string[];
  readonly isSeenFile: boolean;
  /** Errors of the structure that an engine found; our own are found here. */
  readonly engineErrors?: number;
};

/** The heavy work of the command side; it runs beside the event loop, and a newer run of the same key ends the older one. */
export type PlainBench = {
  check(bytes: Uint8Array, profile: Profile, key?: string): Promise<Checked>;
  /** Laid out as far as the text is well-formed; what follows stays as it is. */
  indent(bytes: Uint8Array): Promise<Uint8Array>;
  /** `report` must be of these very bytes. */
  writeComments(bytes: Uint8Array, report: ValidationReport): Promise<Uint8Array>;
  removeComments(bytes: Uint8Array): Promise<Uint8Array>;
  referencedMessageIds(bytes: Uint8Array): Promise<readonly string[]>;
  /** By what the clearing knows a file of bulks; undefined for a text that is none. */
  fileIdentity(bytes: Uint8Array): Promise<FileIdentity | undefined>;
  /** What a text asks of the past, without a check. */
  question(bytes: Uint8Array): Promise<Question>;
  /** What an earlier text says of these payments. */
  account(bytes: Uint8Array, wanted: readonly PaymentIds[]): Promise<Account>;
  /** Of the ids of a bulk's payments, but for those turned away. */
  fingerprints(bytes: Uint8Array, except?: readonly string[]): Promise<Uint8Array>;
  clear(job: ClearingJob): Promise<ClearingOutcome>;
  /** The text as it breaks this rule and no other; undefined where it cannot. */
  breakRule(bytes: Uint8Array, ruleId: string, profile: Profile): Promise<Uint8Array | undefined>;
};

export type Bench = PlainBench & {
  /** Reads a schema of a message; has no answer where that takes more time or memory than it may. */
  readSchema(xsd: Uint8Array, messageType: string): Promise<Outcome<SchemaRead>>;
};
