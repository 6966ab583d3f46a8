/** The twelve kinds of error; each has exactly one HTTP status, named in `event-sourcing/problem-reply.ts`. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'timedOut'
  | 'conflict'
  | 'refused'
  | 'tooMany'
  | 'unreadable'
  | 'unavailable'
  | 'full'
  | 'broken';

export type FailureParams = Readonly<Record<string, string | number>>;

/** An error for the caller: one key, which is also the i18n key, and the params of its text. */
export class Failure extends Error {
  readonly errorKey: string;
  readonly params: FailureParams;

  constructor(errorKey: string, params: FailureParams = {}, options?: ErrorOptions) {
    super(errorKey, options);
    this.name = 'Failure';
    this.errorKey = errorKey;
    this.params = params;
  }
}

/** A failed business rule: the command stores nothing, and the caller receives the error key. */
export class Refusal extends Failure {
  override readonly name = 'Refusal';
}

/** Ends a `decide` with a refusal. */
export const refuse = (errorKey: string, params?: FailureParams): never => {
  throw new Refusal(errorKey, params);
};
