import type { Occasion } from './occasion.ts';

/** Values every template may use without asking for them. */
export type EnvironmentValues = {
  readonly clearingSystemCode: string;
  /** The instant the file is made, to the millisecond. */
  readonly acceptedNow: string;
  /** From then on messages that are quoted go by their names without version. */
  readonly since2025: boolean;
};

/**
 * An instant with milliseconds of which the last is not zero, because rulebooks before 2025 want three digits and 2025
 * wants no trailing zero.
 */
const toTheMillisecond = (instant: string): string => {
  const epoch = Date.parse(instant);
  return new Date(epoch % 10 === 0 ? epoch - 1 : epoch).toISOString();
};

/** What the environment and the moment say in every message. */
export const environmentValues = ({ clearingSystemCode, now, rbVersion }: Occasion): EnvironmentValues => ({
  clearingSystemCode,
  acceptedNow: toTheMillisecond(now),
  since2025: rbVersion >= '2025',
});
