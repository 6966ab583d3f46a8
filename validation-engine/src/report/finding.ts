import type { Layer, Severity } from '@clearbench/contracts/file/validation-report';

/** A finding on its way into the report, before it is put into words. */
export type Finding = {
  readonly ruleId: string;
  readonly variant?: string | undefined;
  readonly severity: Severity;
  readonly layer: Layer;
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly value?: string | undefined;
  readonly expected?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};

export const longestValue = 140;

/**
 * The same text with memory of its own: as a part of the text it was found in, it would hold on to all of that.
 * The concatenation is written out before its part is taken.
 */
export const ownText = (text: string): string => ` ${text}`.slice(1);

/** A value as findings show it. */
export const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
