import { clearingCodeTexts } from './clearings.ts';
import { countryClearing } from './country-clearing.ts';
import { identificationTexts } from './identifications.ts';
import { localInstrumentTexts } from './local-instruments.ts';
import { paymentTexts } from './payments.ts';
import { purposeTexts } from './purposes.ts';
import { type CodeText, readCodeTexts } from './read-code-texts.ts';
import { reasonTexts } from './reasons.ts';
import { statusReasonTexts } from './status-reasons.ts';

const sections = [
  identificationTexts,
  paymentTexts,
  purposeTexts,
  localInstrumentTexts,
  reasonTexts,
  statusReasonTexts,
  clearingCodeTexts,
].flatMap(readCodeTexts);

/** What a code of an external set means, in our own words; none for a code we have no words for. */
export const codeTexts = (set: string, code: string): CodeText | Record<never, never> => {
  const own = sections.find(({ sets, texts }) => sets.includes(set) && texts.has(code))?.texts.get(code);
  return own ?? (set === 'clearing_system_identification' ? countryClearing(code) : undefined) ?? {};
};
