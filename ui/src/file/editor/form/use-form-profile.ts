import type { Profile } from '@clearbench/validation/profile';
import { useMemo } from 'react';
import type { OpenFile } from '../session/open-file.ts';

/** Whose codes the form offers. */
export const useFormProfile = ({ summary }: OpenFile): Profile => {
  const rbVersion = summary?.rbVersion ?? '2025';
  return useMemo(() => ({ scheme: 'sct', rbVersion, now: new Date().toISOString() }), [rbVersion]);
};
