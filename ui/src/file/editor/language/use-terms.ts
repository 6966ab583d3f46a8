import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { nameLanguage } from './language-words.ts';
import type { Terms } from './protocol.ts';
import { selectProfile, type TermsState } from './terms-slice.ts';

/** What the text is checked against while somebody types, in the reader's language; undefined until it is known. */
export const useTerms = (fileId: string, mayCheck: boolean): Terms | undefined => {
  const { i18n } = useTranslation();
  const language = nameLanguage(i18n.language);
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  return useMemo(() => profile && { profile, language, mayCheck }, [profile, language, mayCheck]);
};
