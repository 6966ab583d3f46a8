/** Attributes of a span: kinds, names and numbers; never texts of users, never identities. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** The description of a span. */
export type Work = {
  readonly name: string;
  /** The span kind in OpenTelemetry; `inside` is its INTERNAL. */
  readonly kind?: 'inside' | 'server' | 'client' | 'producer' | 'consumer';
  readonly facts?: Facts;
  /** W3C traceparent of the cause, where that is not the current span. */
  readonly cause?: string | undefined;
};

/** A running span. */
export type Span = {
  /** Changes the name once more is known. */
  rename(name: string): void;
  note(facts: Facts): void;
  fail(): void;
};

/** Records spans. It does nothing unless an operator has configured traces. */
export type Tracing = {
  readonly isOn: boolean;
  /** Runs work in a span, as a child of the current span or of its cause. */
  span<T>(work: Work, run: (span: Span) => Promise<T>): Promise<T>;
  /** Records a completed span; `began` in milliseconds since 1970. */
  past(work: Work, began: number): void;
  /** W3C traceparent of the current span. */
  now(): string | undefined;
};

const silent: Span = { rename: () => {}, note: () => {}, fail: () => {} };

export const noTracing: Tracing = {
  isOn: false,
  span: (_, run) => run(silent),
  past: () => {},
  now: () => undefined,
};
