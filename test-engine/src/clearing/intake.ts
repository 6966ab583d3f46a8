import { type MessageStandard, messageStandardOf } from '../answers/message-standard.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import type { ParsedMessage } from '../message-parser/parsed-message.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { noFaults, type SchemeFaults, schemeFaultsIn } from '../scheme-rules/scheme-faults.ts';
import { actingAs, instructingBank } from './acting-sender.ts';
import { type References, referencesOf } from './reference.ts';

/** A received file: the input, the parsed message, and the data for answers. */
export type Intake = {
  readonly input: ClearingInput;
  readonly message: ParsedMessage;
  readonly standard: MessageStandard;
  readonly references: References;
  /** The broken rules of the scheme. */
  readonly schemeFaults: SchemeFaults;
  /** Identities of payments in earlier bulks of the file. */
  readonly usedInFile: ReadonlySet<string>;
  /** True for a bulk of a file, which is answered in files. */
  readonly isInFile: boolean;
};

/** Rules run only for valid structures, because other messages are rejected anyway. */
export const faultsOf = (bytes: Uint8Array, { wellFormed }: ParsedMessage, input: ClearingInput): SchemeFaults =>
  wellFormed && input.messageErrors === 0 ? schemeFaultsIn(bytes, profileOfInput(input)) : noFaults;

export const takeIn = (received: ClearingInput, isInFile = false): Intake => {
  const message = parseMessage(received.bytes);
  const input = actingAs(received, instructingBank(message));
  return {
    input,
    message,
    standard: messageStandardOf(input.rbVersion),
    references: referencesOf(input.seed),
    schemeFaults: faultsOf(input.bytes, message, input),
    usedInFile: new Set(),
    isInFile,
  };
};
