import { clearingCodeTexts } from './clearings.ts';
import { countryClearing } from './country-clearing.ts';
import { identificationTexts } from './identifications.ts';
import { localInstrumentTexts } from './local-instruments.ts';
import { paymentTexts } from './payments.ts';
import { categoryTexts } from './purposes/categories.ts';
import { livingTexts } from './purposes/living.ts';
import { securitiesTexts } from './purposes/securities.ts';
import { tradingTexts } from './purposes/trading.ts';
import { type CodeText, readCodeTexts } from './read-code-texts.ts';
import { reasonTexts } from './reasons.ts';
import { stateTexts } from './states.ts';
import { accountReasonTexts } from './status-reasons/accounts.ts';
import { contentReasonTexts } from './status-reasons/contents.ts';
import { requestToPayTexts } from './status-reasons/requests-to-pay.ts';
import { signatureTexts } from './status-reasons/signatures.ts';

/** What says a code for fewer sets comes first: there it may mean something of its own. */
export const textSections = [
  identificationTexts,
  paymentTexts,
  categoryTexts,
  livingTexts,
  tradingTexts,
  securitiesTexts,
  localInstrumentTexts,
  stateTexts,
  reasonTexts,
  accountReasonTexts,
  contentReasonTexts,
  requestToPayTexts,
  signatureTexts,
  clearingCodeTexts,
].flatMap(readCodeTexts);

/** What a code of an external set means, in our own words; none for a code we have no words for. */
export const codeTexts = (set: string, code: string): CodeText | Record<never, never> => {
  const own = textSections.find(({ sets, texts }) => sets.includes(set) && texts.has(code))?.texts.get(code);
  return own ?? (set === 'clearing_system_identification' ? countryClearing(code) : undefined) ?? {};
};
