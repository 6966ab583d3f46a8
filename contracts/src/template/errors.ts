import type { FailureKind } from '../failure.ts';

export const templateErrors = {
  'template.notFound': 'notFound',
  'template.alreadyAdded': 'refused',
  /** {expected, actual}. */
  'template.stale': 'conflict',
  /** {reason}: its text cannot be read as a template. */
  'template.bodyBroken': 'invalid',
  'template.valueMissing': 'invalid',
  'template.valueInvalid': 'invalid',
  'template.valueUnknown': 'invalid',
  'template.tooManyRepeats': 'invalid',
  /** {ruleId}: the text its values make cannot break that rule, or not without breaking another; nothing is created. */
  'template.ruleNotBreakable': 'refused',
} as const satisfies Record<string, FailureKind>;
