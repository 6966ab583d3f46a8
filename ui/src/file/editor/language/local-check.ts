import type { Profile } from '@clearbench/iso20022/profile';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { validate } from '@clearbench/validator/validate';
import { type Checked, longestChecked } from './protocol.ts';

const lookingBack = ruleCatalogue.filter(({ earlier }) => earlier !== undefined).map(({ id }) => id);

/** The worker also answers requests at the cursor and must not be blocked. */
const mostSeconds = 20;

/** Validates a text as the server does, without the rules that need data of the server. */
export const checkLocally = (text: string, profile: Profile): Checked | undefined => {
  if (text.length > longestChecked) return undefined;
  const { validationMessages, validationSummary } = validate(new TextEncoder().encode(text), profile, { mostSeconds });
  const { messageType = '' } = validationSummary;
  // A structure that our notation cannot express is validated by the XSD engine, which only the server has.
  const isElsewhere = profile.formats?.[messageType]?.structure?.beyond !== undefined;
  const others = isElsewhere ? [...lookingBack, 'T-03'] : lookingBack;
  const speaking = new Set(validationMessages.map(({ ruleId }) => ruleId));
  return { messages: validationMessages, silent: others.filter((id) => !speaking.has(id)) };
};
