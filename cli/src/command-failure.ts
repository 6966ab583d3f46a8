import type { ExitCode } from './exit-codes.ts';

/** A failure with its exit code; the message is for the user. */
export class CommandFailure extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string) {
    super(message);
    this.code = code;
  }
}
