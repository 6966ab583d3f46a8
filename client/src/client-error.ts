/** A problem detail (RFC 9457) of the product. */
export type Problem = {
  readonly errorKey?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly place?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
};

/** A call that was refused: the status, the error key, and what the server says about it. */
export class ClientError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(call: string, status: number, problem: Problem) {
    const { errorKey = 'no error key', detail, title, place } = problem;
    const text = [detail ?? title, place].filter(Boolean).join(' ');
    super(`${call}: ${status} ${errorKey}${text === '' ? '' : ` (${text})`}`);
    this.name = 'ClientError';
    this.status = status;
    this.problem = problem;
  }

  /** The key by which programs tell errors apart; '' where the reply has none. */
  get errorKey(): string {
    return this.problem.errorKey ?? '';
  }
}
