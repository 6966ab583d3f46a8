import type { NewIds, NewIdsOptions } from '@clearbench/authoring/new-ids/new-ids';
import type { UpgradeTarget } from '@clearbench/authoring/upgrade/upgrade';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { HistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import type { ExtractedPayments } from '@clearbench/iso20022/message-history/extract-payments';
import type { PaymentIds } from '@clearbench/iso20022/message-history/payment-ids';
import type { Profile } from '@clearbench/iso20022/profile';
import type { ClearingInput, ClearingResult } from '@clearbench/test-engine/clear-file';
import type { ReadProfile } from '@clearbench/test-engine/envelopes/read-profile';
import type { ProfileTest, ProfileTestResult, ProfileText } from '@clearbench/test-engine/envelopes/test-profile';
import type { FileIdentity } from '@clearbench/test-engine/file-identity';
import type { IncomingRequest, IncomingResult } from '@clearbench/test-engine/incoming/incoming-messages';
import type { AnswerText, DeliveryAnswer } from '@clearbench/test-engine/participant-answers/answer-to-delivery';
import type { DecidedTransactions, DryRunInput } from '@clearbench/test-engine/scenarios/dry-run';
import type { ReadRuleList } from '@clearbench/test-engine/scenarios/format/read-rule-list';
import type { SuiteWork } from '../suite-work/suite-work.ts';
import type { GeneratedLoadFile, LoadFileJob } from './generate-load-file.ts';
import type { JobResult } from './limited-worker.ts';
import type { RenderedTemplate, TemplateJob } from './render-template.ts';
import type { SchemaRead } from './schema-reader.ts';
import type { UpgradedText } from './upgraded.ts';

/** The facts read during the validation; the store adds hash and size. */
export type ReadFacts = Omit<ContentFacts, 'sha256' | 'size'>;
export type Checked = {
  readonly report: ValidationReport;
  readonly facts: ReadFacts;
  /** The query for the message history of the text. */
  readonly historyQuery: HistoryQuery;
};
export type ClearingJob = Omit<ClearingInput, 'seenMessage' | 'seenFile' | 'messageErrors'> & {
  readonly profile: Profile;
  readonly seenMessageIds: readonly string[];
  readonly isDuplicateFile: boolean;
  /** Structural errors of an engine; those of the own validator are in the report. */
  readonly engineErrors?: number;
};

export type IncomingJob = { readonly input: ClearingInput; readonly request: IncomingRequest };

export type AnswerDeliveryJob = { readonly input: ClearingInput; readonly answer: DeliveryAnswer };

/** CPU-intensive work of the command side in worker threads; a newer run with the same key cancels the older one. */
export type PlainTextWorkers = SuiteWork & {
  check(bytes: Uint8Array, profile: Profile, key?: string): Promise<Checked>;
  /** Indents the well-formed part of a text; the rest is unchanged. */
  indent(bytes: Uint8Array): Promise<Uint8Array>;
  /** `report` must be of these bytes. */
  writeComments(bytes: Uint8Array, report: ValidationReport): Promise<Uint8Array>;
  removeComments(bytes: Uint8Array): Promise<Uint8Array>;
  newIds(bytes: Uint8Array, options: NewIdsOptions): Promise<NewIds>;
  /** The text in the message versions of a newer rulebook. */
  upgrade(bytes: Uint8Array, target: UpgradeTarget): Promise<UpgradedText>;
  referencedMessageIds(bytes: Uint8Array): Promise<readonly string[]>;
  /** The identity of a file of bulks; undefined for other texts. */
  fileIdentity(bytes: Uint8Array, forms?: Profile['envelopes']): Promise<FileIdentity | undefined>;
  /** The query for the message history, without a validation. */
  historyQuery(bytes: Uint8Array, forms?: Profile['envelopes']): Promise<HistoryQuery>;
  /** The payments of an earlier text with these ids. */
  extractPayments(bytes: Uint8Array, wanted: readonly PaymentIds[]): Promise<ExtractedPayments>;
  /** The fingerprints of the ids of a bulk's payments, except rejected ones. */
  fingerprints(bytes: Uint8Array, except?: readonly string[]): Promise<Uint8Array>;
  clear(job: ClearingJob): Promise<ClearingResult>;
  /** Messages of the other bank that a tester requests. */
  incoming(job: IncomingJob): Promise<IncomingResult>;
  /** The answer of a participant to a received message; undefined where there is none like this. */
  answerDelivery(job: AnswerDeliveryJob): Promise<AnswerText | undefined>;
  /** The answers of a participant to a received message by the scenario list in the input. */
  answersByScenario(input: ClearingInput): Promise<readonly AnswerText[]>;
  /** The text with this rule broken and no other; undefined where that is impossible. */
  breakRule(bytes: Uint8Array, ruleId: string, profile: Profile): Promise<Uint8Array | undefined>;
  renderTemplate(job: TemplateJob): Promise<RenderedTemplate>;
  /** Reads the text of a scenario list. */
  readRules(text: string, owner?: ListOwner): Promise<ReadRuleList>;
  /** Reads the text of an envelope profile. */
  readEnvelopeProfile(input: ProfileText): Promise<ReadProfile>;
  /** What an envelope profile recognises in a file. */
  testEnvelopeProfile(input: ProfileTest): Promise<ProfileTestResult>;
  dryRun(input: DryRunInput): Promise<DecidedTransactions>;
  /** A file of many transactions of a template. */
  generateLoadFile(job: LoadFileJob): Promise<GeneratedLoadFile>;
};

export type TextWorkers = PlainTextWorkers & {
  /** Reads a schema; returns no result at the limits of time or memory. */
  readSchema(xsd: Uint8Array, messageType: string): Promise<JobResult<SchemaRead>>;
};
