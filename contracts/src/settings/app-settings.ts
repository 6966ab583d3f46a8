import { z } from 'zod';

/** The settings of the installation that administrators change. They are public: every page reads them. */
export const appSettings = z.object({
  newUserNeedApproval: z.boolean(),
  productName: z.string(),
  /** The public pages to show. */
  legalTexts: z.object({ imprint: z.boolean(), privacypolicy: z.boolean(), terms: z.boolean() }),
});
export type AppSettings = z.infer<typeof appSettings>;

export const defaultAppSettings: AppSettings = {
  newUserNeedApproval: true,
  productName: 'Clearbench',
  legalTexts: { imprint: true, privacypolicy: true, terms: true },
};
