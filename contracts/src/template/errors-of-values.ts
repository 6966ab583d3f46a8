/** Why a template cannot be filled with values in an environment. */
export const errorsOfValues = [
  'template.notFound',
  'template.envelopeNotPossible',
  'template.notInEnvironment',
  'template.valueMissing',
  'template.valueInvalid',
  'template.valueUnknown',
  'template.tooManyRepeats',
  'simEnv.versionUnknown',
  'file.tooLarge',
  'file.badName',
] as const;
