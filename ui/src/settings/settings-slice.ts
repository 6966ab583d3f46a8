import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SettingsState = { readonly appInfo: AppInfo | undefined };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: { appInfo: undefined } as SettingsState,
  reducers: {
    appInfoSucceeded: (_, { payload }: PayloadAction<AppInfo>) => ({ appInfo: payload }),
  },
  selectors: { selectAppInfo: (state) => state.appInfo },
});

export const { appInfoSucceeded } = settingsSlice.actions;
export const { selectAppInfo } = settingsSlice.selectors;
