/** The eleven kinds of error; each has exactly one HTTP status, named in `event-sourcing/problem-reply.ts`. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'refused'
  | 'tooMany'
  | 'unreadable'
  | 'unavailable'
  | 'full'
  | 'broken';

export type FailureParams = Readonly<Record<string, string | number>>;

/** Something went wrong that a caller should hear of: one key (also the i18n key) and what fills it in. */
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

/** A rule says no: nothing is kept, the caller is told. */
export class Refusal extends Failure {
  override readonly name = 'Refusal';
}

/** Ends a `decide` with a refusal. */
export const refuse = (errorKey: string, params?: FailureParams): never => {
  throw new Refusal(errorKey, params);
};
