import type { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { Profile } from '@clearbench/iso20022/profile';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The profile against which the server validates each open file; the editor works without it if it could not be read.
 */
export type TermsState = { readonly profiles: Readonly<Record<string, Profile>> };

type Read = { readonly fileId: string; readonly profile: ReplyOf<typeof readCheckProfileRoute> };

export const termsSlice = createSlice({
  name: 'checkTerms',
  initialState: { profiles: {} } as TermsState,
  reducers: {
    /** The profile may differ now: the file was renamed, or its direction was reversed. */
    profileRequested: (state, _: PayloadAction<{ fileId: string }>) => state,
    profileRead: ({ profiles }, { payload: { fileId, profile } }: PayloadAction<Read>) => ({
      // The validator on the server produced this value.
      profiles: { ...profiles, [fileId]: profile as Profile },
    }),
    profileFailed: (state, _: PayloadAction<{ fileId: string }>) => state,
    profileForgotten: ({ profiles }, { payload: { fileId } }: PayloadAction<{ fileId: string }>) => {
      const { [fileId]: _, ...others } = profiles;
      return { profiles: others };
    },
  },
  selectors: {
    selectProfile: ({ profiles }, fileId: string): Profile | undefined => profiles[fileId],
  },
});

export const { profileRequested, profileRead, profileFailed, profileForgotten } = termsSlice.actions;
export const { selectProfile } = termsSlice.selectors;
