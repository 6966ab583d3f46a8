import { z } from 'zod';
import { defaultTestCode, retentionChoices } from '../product-constants.ts';

/** ISO 9362: bank, country, location, optional branch; upper case. Empty where not given yet. */
export const bic = z.string().regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/);

/** Retention in days as text or as a number; the product stores the text. */
export const retentionDays = z.union([
  z.enum(retentionChoices),
  z.literal([7, 30]).transform((days) => (days === 7 ? '7' : '30')),
]);

export const profileSettings = z.object({
  bic: z.union([bic, z.literal('')]),
  testCode: z.enum(['T', 'P']),
  /** Files without a change for this number of days expire. */
  reorgFiles: z.enum(retentionChoices),
  language: z.string().max(16),
  /** IANA time zone; empty for the browser's time zone. */
  timeZone: z.string().max(64),
  /** Absent in settings from before the choice existed; the system's theme then applies. */
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

/** The settings of a new user: the defaults, in the language of the browser. */
export const firstProfile = (language: string | undefined): ProfileSettings =>
  language === undefined ? defaultProfile : { ...defaultProfile, language };
