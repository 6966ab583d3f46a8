import { createHash } from 'node:crypto';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import { insertDeep, insertInto } from '../format/placeholders.ts';
import type { YamlValue } from '../format/yaml-text.ts';
import { clockName, clockValue } from './clock-values.ts';
import type { CaseConversation } from './conversation-of-case.ts';
import { leavesOf, valuesAt } from './elements.ts';
import { messageFields } from './message-fields.ts';
import type { StepFile } from './run-event.ts';
import type { Space, SpaceFile } from './space.ts';

/** A file or an answer that steps have a name for. */
export type NamedFile = {
  readonly file: SpaceFile;
  readonly report: ValidationReport;
  /** The transfer of a sent file, or the one that an answer belongs to; undefined for a validated file. */
  readonly transferId: string | undefined;
  /** Business time of sending, ISO 8601 UTC. */
  readonly at: string;
  readonly captured: Readonly<Record<string, string>>;
};

/** What the steps of a case have done so far. */
export type CaseState = {
  readonly space: Space;
  readonly generated: ReadonlyMap<string, string>;
  readonly fixed: (name: string) => string | undefined;
  readonly named: Map<string, NamedFile>;
  last: NamedFile | undefined;
  lastSent: NamedFile | undefined;
  /** Ids of the answers that an expectation has matched. */
  readonly matched: Set<string>;
  /** Receives the bytes of each file. */
  readonly keep: (sha256: string, file: SpaceFile) => void;
  readonly conversation: CaseConversation;
};

const lookUp = (state: CaseState, name: string): string | undefined => {
  const dot = name.indexOf('.');
  if (dot < 0) return state.generated.get(name) ?? state.fixed(name);
  const owner = name.slice(0, dot);
  const field = name.slice(dot + 1);
  if (owner === clockName) return clockValue(field, state.space);
  const named = state.named.get(owner);
  if (named === undefined) return undefined;
  const { bytes } = named.file;
  if (field.includes('/')) return valuesAt(leavesOf(bytes), field)[0] ?? '';
  const fields = messageFields(bytes) as Readonly<Record<string, string>>;
  return named.captured[field] ?? fields[field] ?? '';
};

/** A step with all values inserted. */
export const withValues = <T>(value: T, state: CaseState): T =>
  insertDeep(value as YamlValue, (name) => lookUp(state, name)) as T;

/** A stored text with all values inserted; a placeholder without a value stays. */
export const textWithValues = (text: string, state: CaseState): string => {
  const inserted = insertInto(text, (name) => lookUp(state, name));
  // Fixed values may contain placeholders of values that exist only now.
  return insertInto(inserted, (name) => lookUp(state, name));
};

/** The description of a file for an event; its bytes are kept. */
export const stepFile = (
  state: CaseState,
  file: SpaceFile,
  name: string | undefined,
  direction: StepFile['direction'],
): StepFile => {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  state.keep(sha256, file);
  const { messageType } = sniffMessage(file.bytes);
  return { name, fileName: file.fileName, direction, messageType, sha256 };
};
