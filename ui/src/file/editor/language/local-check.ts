import type { Profile } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { createValidation } from '@clearbench/validator/validation';
import type { Checked } from './protocol.ts';

const lookingBack = ruleCatalogue.filter(({ earlier }) => earlier !== undefined).map(({ id }) => id);

/** The worker also answers requests at the cursor and must not be blocked. */
const mostSeconds = 20;

/** Validates the bytes of a text as the server does, without the rules that need data of the server. */
export const checkLocally = (chunks: Iterable<Uint8Array>, profile: Profile): Checked => {
  const validation = createValidation(profile, { mostSeconds });
  for (const chunk of chunks) validation.push(chunk);
  const { validationMessages, validationSummary } = validation.finish();
  const { messageType = '' } = validationSummary;
  // A structure that our notation cannot express is validated by the XSD engine, which only the server has.
  const isElsewhere = profile.formats?.[messageType]?.structure?.beyond !== undefined;
  const others = isElsewhere ? [...lookingBack, 'T-03'] : lookingBack;
  const speaking = new Set(validationMessages.map(({ ruleId }) => ruleId));
  return { messages: validationMessages, silent: others.filter((id) => !speaking.has(id)) };
};
