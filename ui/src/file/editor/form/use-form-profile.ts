import type { Profile } from '@clearbench/validation/profile';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectProfile, type TermsState } from '../language/terms-slice.ts';
import type { OpenFile } from '../session/open-file.ts';

/** What the file is checked against, with its structures and codes; as the product has them until that is known. */
export const useFormProfile = ({ fileId, summary }: OpenFile): Profile => {
  const rbVersion = summary?.rbVersion ?? '2025';
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  return useMemo(() => profile ?? { scheme: 'sct', rbVersion, now: new Date().toISOString() }, [profile, rbVersion]);
};
