import type { RenderContext } from './render-context.ts';

/** Values that every template may use. */
export type EnvironmentValues = {
  readonly clearingSystemCode: string;
  /** The creation time of the file in milliseconds. */
  readonly acceptedNow: string;
  /** True where messages name their originals without version. */
  readonly since2025: boolean;
};

/**
 * An instant whose last millisecond digit is not zero, because rulebooks before 2025 require three digits and 2025
 * forbids trailing zeros.
 */
const toTheMillisecond = (instant: string): string => {
  const epoch = Date.parse(instant);
  return new Date(epoch % 10 === 0 ? epoch - 1 : epoch).toISOString();
};

/** The values of environment and time. */
export const environmentValues = ({
  clearingSystemCode,
  now,
  rbVersion,
}: Pick<RenderContext, 'clearingSystemCode' | 'now' | 'rbVersion'>): EnvironmentValues => ({
  clearingSystemCode,
  acceptedNow: toTheMillisecond(now),
  since2025: rbVersion >= '2025',
});
