import { useSelector } from 'react-redux';
import { selectAppSettings, selectSendsMail } from '../settings/settings-slice.ts';

/** Pages whose text the operator writes. */
export const legalPages = ['imprint', 'privacypolicy', 'terms'] as const;
export type LegalPage = (typeof legalPages)[number];
export type PublicPage = LegalPage | 'contact';

export const pathOfPublic = (page: PublicPage): string => `/public/${page}`;

/** The pages anybody may read here: those the administrators show, and the way to write where mail can be sent. */
export const usePublicPages = (): readonly PublicPage[] => {
  const settings = useSelector(selectAppSettings);
  const sendsMail = useSelector(selectSendsMail);
  const shown = legalPages.filter((page) => settings?.legalTexts[page] ?? false);
  return sendsMail ? [...shown, 'contact'] : shown;
};
