import type { BusinessDays } from '@clearbench/calendars/business-days';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import type { SeededRandom } from '@clearbench/template-engine/seeded-random';

/** A text with the name of its file. */
export type SpaceFile = { readonly fileName: string; readonly bytes: Uint8Array };

/** A file that the clearing delivered, with the report on it and the reason of the engine. */
export type ReceivedAnswer = SpaceFile & {
  readonly answerId: string;
  readonly transferId: string;
  readonly messageType: string;
  readonly report: ValidationReport;
  readonly reason: EngineReason;
  /** ISO 8601 UTC. */
  readonly releasedAt: string;
};

/** What the other bank sends, and the reason code. */
export type IncomingRequest = { readonly kind: IncomingKind; readonly code?: string | undefined };

/** Names of the fields outside of repeated sections, and of each repeated section. */
export type TemplateFields = {
  readonly fields: ReadonlySet<string>;
  readonly groups: Readonly<Record<string, ReadonlySet<string>>>;
};

/**
 * An isolated environment for one case: its memory of ids, references and originals starts empty. Instants are ISO 8601
 * in UTC.
 */
export type Space = {
  readonly scheme: Scheme;
  readonly rbVersion: RbVersion;
  /** End of same-day settlement, HH:MM in Europe/Berlin time. */
  readonly cutOff: string;
  readonly businessDays: BusinessDays;
  /** Random values of the case; the same for the same seed. */
  readonly dice: SeededRandom;
  now(): string;
  /** The fields of a template; undefined for an unknown template. */
  fieldsOf(template: string): TemplateFields | undefined;
  /** The text of a template, for the rulebook of the space or another one. Throws a Failure for invalid values. */
  render(template: string, values: TemplateValues, rulebook?: RbVersion): Promise<Uint8Array>;
  /** A file of the environment; undefined where it does not exist. */
  stored(file: string, version: number | undefined): Promise<Uint8Array | undefined>;
  /** The text with this rule broken and no other; undefined where that is impossible. */
  breakRule(bytes: Uint8Array, ruleId: string, fileName: string): Promise<Uint8Array | undefined>;
  validate(file: SpaceFile): Promise<ValidationReport>;
  send(file: SpaceFile): Promise<{ readonly transferId: string; readonly report: ValidationReport }>;
  /** The other bank sends messages about a text; they are delivered at once. Throws a Failure for what it cannot send. */
  receive(source: SpaceFile, request: IncomingRequest): Promise<readonly ReceivedAnswer[]>;
  transfer(transferId: string): Promise<TransferDocument>;
  /** The messages of all transfers so far, in the order of their times. */
  conversation(): Promise<readonly ConversationMessage[]>;
  /** The delivered answers, oldest first. */
  received(): readonly ReceivedAnswer[];
  /** The time of the next due action; undefined without one. */
  nextDueAt(): Promise<string | undefined>;
  /**
   * Moves the clock forward and performs what is due until then in the order of its due times. `isStep` true for a step
   * that advances the clock: some deliveries follow it.
   */
  advanceTo(instant: string, isStep?: boolean): Promise<void>;
};
