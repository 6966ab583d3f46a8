import type { Profile } from '@clearbench/iso20022/profile';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { environmentTime } from '../../../sim-env/environment-time.ts';
import { type SimEnvState, selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { selectProfile, type TermsState } from '../language/terms-slice.ts';
import type { OpenFile } from '../session/open-file.ts';

/** The profile against which the file is validated; until it is loaded, the built-in structures and codes. */
export const useFormProfile = ({ fileId, summary }: OpenFile): Profile => {
  const rbVersion = summary?.rbVersion ?? '2025';
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  const environment = useSelector((root: { readonly simEnv: SimEnvState }) =>
    selectSimEnvs(root).find((one) => one.environmentToken === summary?.environmentToken),
  );
  return useMemo(
    () => profile ?? { scheme: 'sct', rbVersion, now: environmentTime(environment) },
    [profile, rbVersion, environment],
  );
};
