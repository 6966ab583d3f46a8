/** Kinds, names and figures of a piece of work; never what people wrote, and never who they are. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A piece of work, as it is told to whoever collects traces. */
export type Work = {
  readonly name: string;
  /** How it meets other processes; `inside` where it does not. */
  readonly kind?: 'inside' | 'server' | 'client' | 'producer' | 'consumer';
  readonly facts?: Facts;
  /** W3C traceparent of what led to it, where that is not under way here. */
  readonly cause?: string | undefined;
};

/** What can be said of work while it lasts. */
export type Span = {
  /** The name it goes by once more is known. */
  rename(name: string): void;
  note(facts: Facts): void;
  fail(): void;
};

/** Tells how long work took and what led to it. Says nothing and costs nothing unless an operator asked for it. */
export type Tracing = {
  readonly isOn: boolean;
  /** Does some work, of what is under way here or of its cause; begins at once. */
  span<T>(work: Work, run: (span: Span) => Promise<T>): Promise<T>;
  /** Tells of work that is over; `began` in milliseconds since 1970. */
  past(work: Work, began: number): void;
  /** W3C traceparent of what is under way here. */
  now(): string | undefined;
};

const silent: Span = { rename: () => {}, note: () => {}, fail: () => {} };

export const noTracing: Tracing = {
  isOn: false,
  span: (_, run) => run(silent),
  past: () => {},
  now: () => undefined,
};
