import type { Rule } from '../../rule.ts';
import { noEmptyOrPaddedValues } from './t-04-no-empty-or-padded-values.ts';
import { sepaCharactersOnly } from './t-05-sepa-characters.ts';
import { slashesInReferences } from './t-06-slashes-in-references.ts';
import { noBlankInMessageId } from './t-07-no-blank-in-message-id.ts';
import { creationTime } from './t-08-creation-time.ts';
import { schemaLocation } from './t-09-schema-location.ts';

/** Rules about text, references and times of any message. */
export const technicalRules: readonly Rule[] = [
  noEmptyOrPaddedValues,
  sepaCharactersOnly,
  slashesInReferences,
  noBlankInMessageId,
  creationTime,
  schemaLocation,
];
