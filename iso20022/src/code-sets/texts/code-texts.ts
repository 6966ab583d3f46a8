import clearings from './clearings.json' with { type: 'json' };
import { countryClearing } from './country-clearing.ts';
import identifications from './identifications.json' with { type: 'json' };
import localInstruments from './local-instruments.json' with { type: 'json' };
import payments from './payments.json' with { type: 'json' };
import purposes from './purposes.json' with { type: 'json' };
import { type CodeText, readCodeTexts } from './read-code-texts.ts';
import reasons from './reasons.json' with { type: 'json' };
import states from './states.json' with { type: 'json' };

/** Sections for fewer sets come first: a code may have another meaning in one of the sets. */
export const textSections = readCodeTexts([
  ...identifications,
  ...payments,
  ...purposes,
  ...localInstruments,
  ...states,
  ...reasons,
  ...clearings,
]);

/** What a code of an external set means, in our own words; none for a code we have no words for. */
export const codeTexts = (set: string, code: string): CodeText | Record<never, never> => {
  const own = textSections.find(({ sets, texts }) => sets.includes(set) && texts.has(code))?.texts.get(code);
  return own ?? (set === 'clearing_system_identification' ? countryClearing(code) : undefined) ?? {};
};
