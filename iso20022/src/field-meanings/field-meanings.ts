import type { NameLanguage } from '../field-names/field-names.ts';
import { readTagLines } from '../field-names/tag-lines.ts';
import { germanReportMeanings } from './account-reports/de.ts';
import { englishReportMeanings } from './account-reports/en.ts';
import { frenchReportMeanings } from './account-reports/fr.ts';
import { germanCoreMeaningsAToL } from './core-a-l/de.ts';
import { englishCoreMeaningsAToL } from './core-a-l/en.ts';
import { frenchCoreMeaningsAToL } from './core-a-l/fr.ts';
import { germanCoreMeaningsMToZ } from './core-m-z/de.ts';
import { englishCoreMeaningsMToZ } from './core-m-z/en.ts';
import { frenchCoreMeaningsMToZ } from './core-m-z/fr.ts';
import { germanFileMeanings } from './files/de.ts';
import { englishFileMeanings } from './files/en.ts';
import { frenchFileMeanings } from './files/fr.ts';
import { germanInquiryMeanings } from './inquiries/de.ts';
import { englishInquiryMeanings } from './inquiries/en.ts';
import { frenchInquiryMeanings } from './inquiries/fr.ts';
import { germanOtherPaymentMeanings } from './other-payments/de.ts';
import { englishOtherPaymentMeanings } from './other-payments/en.ts';
import { frenchOtherPaymentMeanings } from './other-payments/fr.ts';

const meanings: Readonly<Record<NameLanguage, ReadonlyMap<string, string>>> = {
  en: readTagLines(
    englishCoreMeaningsAToL,
    englishCoreMeaningsMToZ,
    englishOtherPaymentMeanings,
    englishReportMeanings,
    englishFileMeanings,
    englishInquiryMeanings,
  ),
  de: readTagLines(
    germanCoreMeaningsAToL,
    germanCoreMeaningsMToZ,
    germanOtherPaymentMeanings,
    germanReportMeanings,
    germanFileMeanings,
    germanInquiryMeanings,
  ),
  fr: readTagLines(
    frenchCoreMeaningsAToL,
    frenchCoreMeaningsMToZ,
    frenchOtherPaymentMeanings,
    frenchReportMeanings,
    frenchFileMeanings,
    frenchInquiryMeanings,
  ),
};

/** Tags whose meaning is told. */
export const toldTags = (language: NameLanguage): readonly string[] => [...meanings[language].keys()];

/** What an element means, in a sentence of our own; undefined where nobody wrote one. */
export const fieldMeaning = (tag: string, language: NameLanguage): string | undefined => meanings[language].get(tag);
