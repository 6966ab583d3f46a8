type Labels = Readonly<Record<string, string>>;

/** One number, and what tells it from others of its family. */
export type Point = { readonly labels: Labels; readonly value: number };

/** Durations in seconds. */
export type Spread = {
  readonly labels: Labels;
  /** Upper bounds, and how many were at most so long: each count holds those before it. */
  readonly upTo: readonly { readonly bound: number; readonly count: number }[];
  readonly count: number;
  readonly sum: number;
};

/** A family of figures, as both Prometheus and OpenTelemetry know them. */
export type Figure = { readonly name: string; readonly help: string } & (
  | { readonly kind: 'gauge' | 'counter'; readonly points: readonly Point[] }
  | { readonly kind: 'histogram'; readonly points: readonly Spread[] }
);
