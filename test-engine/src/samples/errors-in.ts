import { validate } from '@clearbench/validation/validate';
import type { ClearingInput, ClearingOutcome } from '../clearing-input.ts';

/** Under which rulebooks answers are looked at, and the version of credit transfers they exchange. */
export const rulebooks = ['2019', '2021', '2023', '2025'] as const;
export const versionUnder = (rbVersion: ClearingInput['rbVersion']): '02' | '08' => (rbVersion < '2023' ? '02' : '08');

/** Every error in a message, as a tester of that environment would see it at that time. */
export const errorsIn = (
  bytes: Uint8Array,
  { scheme, rbVersion, clearing, sender }: ClearingInput,
  now: string,
): readonly string[] => {
  const { bic, systemCode, cutOff } = clearing;
  const profile = { scheme, rbVersion, now, clearing: { bic, systemCode, cutOff }, senderBic: sender.bic };
  return validate(bytes, profile)
    .validationMessages.filter(({ severity }) => severity === 'Error')
    .map(({ line, ruleId, text }) => `${line} ${ruleId} ${text}`);
};

/** Every error in the answers. */
export const errorsInAnswers = ({ answers }: ClearingOutcome, input: ClearingInput): readonly string[] =>
  answers.flatMap(({ answer, bytes }) =>
    errorsIn(bytes, input, answer.dueAt).map((error) => `${answer.fileName}:${error}`),
  );
