import type { FailureKind } from '../failure.ts';

export const templateErrors = {
  'template.notFound': 'notFound',
  /** {templateName}: the template is for another scheme, or for other rulebooks. */
  'template.notInEnvironment': 'notFound',
  'template.alreadyAdded': 'refused',
  /** {until}. */
  'template.restoreTooLate': 'refused',
  /** {templateName}: another template has taken the name in the meantime. */
  'template.nameTaken': 'refused',
  /** {expected, actual}. */
  'template.stale': 'conflict',
  /** The built-in version of the template differs from the one that the administrator saw. */
  'template.builtInDiffers': 'conflict',
  /** {reason}: the text is not a valid template. */
  'template.bodyInvalid': 'invalid',
  'template.valueMissing': 'invalid',
  'template.valueInvalid': 'invalid',
  'template.valueUnknown': 'invalid',
  'template.tooManyRepeats': 'invalid',
  /** {ruleId}: the text cannot break this rule, or not without breaking another; no file is created. */
  'template.ruleNotBreakable': 'refused',
  /** {messages, profileId}: the envelope profile of the environment has no place for the messages of the text. */
  'template.envelopeNotPossible': 'refused',
} as const satisfies Record<string, FailureKind>;
