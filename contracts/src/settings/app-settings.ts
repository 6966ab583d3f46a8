import { z } from 'zod';

/** What an administrator may set of the installation. Nothing in it is secret: every page reads it. */
export const appSettings = z.object({
  newUserNeedApproval: z.boolean(),
  productName: z.string(),
  /** Which of the public pages are shown. */
  legalTexts: z.object({ imprint: z.boolean(), privacypolicy: z.boolean(), terms: z.boolean() }),
});
export type AppSettings = z.infer<typeof appSettings>;

export const defaultAppSettings: AppSettings = {
  newUserNeedApproval: true,
  productName: 'Clearbench',
  legalTexts: { imprint: true, privacypolicy: true, terms: true },
};
