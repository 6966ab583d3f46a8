import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { legalPages } from '@clearbench/contracts/settings/legal-text';
import { useSelector } from 'react-redux';
import { selectAppSettings, selectSendsMail, selectUnwrittenPages } from '../settings/settings-slice.ts';

/** A page whose text the operator writes. */
export type LegalPage = keyof AppSettings['legalTexts'];
export type PublicPage = LegalPage | 'contact';

export const pathOfPublic = (page: PublicPage): string => `/public/${page}`;

/** The public pages: those that administrators switched on, and the contact page if mail is configured. */
export const usePublicPages = (): readonly PublicPage[] => {
  const settings = useSelector(selectAppSettings);
  const sendsMail = useSelector(selectSendsMail);
  const shown = legalPages.filter((page) => settings?.legalTexts[page] ?? false);
  return sendsMail ? [...shown, 'contact'] : shown;
};

/** The pages for navigation: a page whose text still has placeholders is omitted. */
export const useListedPages = (): readonly PublicPage[] => {
  const unwritten: readonly PublicPage[] = useSelector(selectUnwrittenPages);
  return usePublicPages().filter((page) => !unwritten.includes(page));
};
