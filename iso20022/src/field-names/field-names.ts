import { germanReportNames } from './account-reports/de.ts';
import { englishReportNames } from './account-reports/en.ts';
import { frenchReportNames } from './account-reports/fr.ts';
import { germanNames } from './de.ts';
import { englishNames } from './en.ts';
import { germanFileNames } from './files/de.ts';
import { englishFileNames } from './files/en.ts';
import { frenchFileNames } from './files/fr.ts';
import { frenchNames } from './fr.ts';
import { germanInquiryNames } from './inquiries/de.ts';
import { englishInquiryNames } from './inquiries/en.ts';
import { frenchInquiryNames } from './inquiries/fr.ts';
import { germanOtherPaymentNames } from './other-payments/de.ts';
import { englishOtherPaymentNames } from './other-payments/en.ts';
import { frenchOtherPaymentNames } from './other-payments/fr.ts';
import { readTagLines } from './tag-lines.ts';

const names = {
  en: readTagLines(englishNames, englishOtherPaymentNames, englishReportNames, englishFileNames, englishInquiryNames),
  de: readTagLines(germanNames, germanOtherPaymentNames, germanReportNames, germanFileNames, germanInquiryNames),
  fr: readTagLines(frenchNames, frenchOtherPaymentNames, frenchReportNames, frenchFileNames, frenchInquiryNames),
};

export type NameLanguage = keyof typeof names;

/** Tags that have a name of their own. */
export const namedTags = (language: NameLanguage): readonly string[] => [...names[language].keys()];

/** `AmdmntInfDtls` as `Amdmnt Inf Dtls`: what remains to say about a tag nobody named. */
const splitTag = (tag: string): string => tag.replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');

/** What people call an element, e.g. `DbtrAgt` "Debtor agent". */
export const fieldName = (tag: string, language: NameLanguage = 'en'): string =>
  names[language].get(tag) ?? splitTag(tag);
