import { z } from 'zod';
import { defaultTestCode, reorganisationChoices } from '../product-constants.ts';

/** ISO 9362: bank, country, location, optional branch; upper case. Empty = not given yet. */
export const bic = z.string().regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/);

export const profileSettings = z.object({
  bic: z.union([bic, z.literal('')]),
  testCode: z.enum(['T', 'P']),
  /** Files untouched for so many days are removed. */
  reorgFiles: z.enum(reorganisationChoices),
  language: z.string().max(16),
  /** By its IANA name; empty = as the browser. */
  timeZone: z.string().max(64),
  /** Missing in what was saved before the choice existed; then the system's. */
  theme: z.enum(['light', 'dark', 'system']).optional(),
});
export type ProfileSettings = z.infer<typeof profileSettings>;

export const defaultProfile: ProfileSettings = {
  bic: '',
  testCode: defaultTestCode,
  reorgFiles: '30',
  language: 'en',
  timeZone: '',
  theme: 'system',
};

/** What somebody new starts with: everything as usual, in the language their browser asked for. */
export const firstProfile = (language: string | undefined): ProfileSettings =>
  language === undefined ? defaultProfile : { ...defaultProfile, language };
