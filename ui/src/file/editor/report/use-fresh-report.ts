import type { Profile } from '@clearbench/iso20022/profile';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { type Permissions, whyUnavailable } from '../commands/unavailable-reason.ts';
import { selectProfile, type TermsState } from '../language/terms-slice.ts';
import type { OpenFile } from '../session/open-file.ts';
import { isStale } from './is-stale.ts';

/** Validates a text again when the profile has changed: once for each profile. */
export const useFreshReport = (file: OpenFile, permissions: Permissions, check: () => void): void => {
  const { fileId, report, loading, sync } = file;
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  const requestedFor = useRef<Profile>(undefined);
  const isSettled = loading.status === 'ready' && sync.status === 'saved';
  const mayCheck = isSettled && whyUnavailable('check', file, permissions) === undefined;
  const wanted = mayCheck && isStale(report, profile);
  useEffect(() => {
    if (!wanted || requestedFor.current === profile) return;
    requestedFor.current = profile;
    check();
  }, [wanted, profile, check]);
};
