import type { FailureKind } from '../failure.ts';

export const templateErrors = {
  'template.notFound': 'notFound',
  'template.alreadyAdded': 'refused',
  'template.valueMissing': 'invalid',
  'template.valueInvalid': 'invalid',
  'template.valueUnknown': 'invalid',
  'template.tooManyRepeats': 'invalid',
} as const satisfies Record<string, FailureKind>;
