import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { OpenFile } from '../session/open-file.ts';
import { nameLanguage } from './language-texts.ts';
import type { Terms } from './protocol.ts';
import { useShownElements } from './shown-elements.ts';
import { profileRequested, selectProfile, type TermsState } from './terms-slice.ts';

/** The profile for validation while typing, in the user's language; undefined until it is loaded. */
export const useTerms = ({ fileId, summary }: OpenFile, mayCheck: boolean): Terms | undefined => {
  const { i18n } = useTranslation();
  const dispatch = useDispatch();
  const language = nameLanguage(i18n.language);
  const { showsAll } = useShownElements();
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  const called = `${summary?.direction} ${summary?.fileName}`;
  const known = useRef(called);
  useEffect(() => {
    if (known.current !== called) dispatch(profileRequested({ fileId }));
    known.current = called;
  }, [dispatch, fileId, called]);
  return useMemo(() => profile && { profile, language, mayCheck, showsAll }, [profile, language, mayCheck, showsAll]);
};
