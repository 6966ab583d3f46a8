import { z } from 'zod';

/** A text in YAML; the parser reads every scalar as text, so that `10.00` keeps its zeros. */
export const text = z.string().max(4_096);
/** A text of a whole message. */
export const longText = z.string().max(1_048_576);

/** A name that a step gives to a file, an answer or a value. */
export const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'suite.badName');

/** A duration: seconds, minutes, hours, days or business days (bd). */
export const duration = z.string().regex(/^\d{1,7}(?:s|m|h|d|bd)$/, 'suite.badDuration');

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Whether a text is an instant with a zone: another machine would read another one without it. */
export const isInstant = (value: string): boolean => instantPattern.test(value) && !Number.isNaN(Date.parse(value));

/** An instant with a zone. */
export const instant = z.string().refine(isInstant, 'suite.badInstant');

/** An instant, or a text with placeholders of values that exist only during the run. */
export const instantOfRun = z.string().refine((value) => isInstant(value) || value.includes('${'), 'suite.badInstant');

/** A whole number as text. */
export const wholeNumber = z.string().regex(/^\d{1,9}$/, 'suite.badNumber');

/** A decimal number as text. */
export const decimalNumber = z.string().regex(/^-?\d{1,18}(?:\.\d{1,18})?$/, 'suite.badNumber');

export const yesOrNo = z.enum(['true', 'false']);
