import type { ReplyOf } from '@clearbench/contracts/route';
import type { AppInfo, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type StoredSettings = ReplyOf<typeof readAppSettingsRoute>;
/** The facts of the installation, and the settings of its administrators. */
export type Installation = { readonly appInfo: AppInfo; readonly appSettings: StoredSettings };
const noPages: AppInfo['basicSettings']['unwrittenPages'] = [];
export type SettingsState = { readonly [K in keyof Installation]: Installation[K] | undefined };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: { appInfo: undefined, appSettings: undefined } as SettingsState,
  reducers: {
    settingsRequested: (state) => state,
    settingsSucceeded: (_, { payload }: PayloadAction<Installation>): SettingsState => payload,
    /** The last state stays. */
    settingsFailed: (state) => state,
  },
  selectors: {
    selectAppInfo: ({ appInfo }) => appInfo,
    selectAppSettings: ({ appSettings }) => appSettings,
    /** Pages whose texts still contain placeholders. */
    selectUnwrittenPages: ({ appInfo }) => appInfo?.basicSettings.unwrittenPages ?? noPages,
    selectSendsMail: ({ appInfo }) => appInfo?.basicSettings.outgoingMailConfigured ?? false,
    /** The installation has no administrator yet. */
    selectUnclaimed: ({ appInfo }) => appInfo?.basicSettings.unclaimed ?? false,
    /** Whether new accounts need approval; true until it is known. */
    selectApprovalRequired: ({ appSettings }) => appSettings?.newUserNeedApproval ?? true,
  },
});

export const { settingsRequested, settingsSucceeded, settingsFailed } = settingsSlice.actions;
export const {
  selectAppInfo,
  selectAppSettings,
  selectSendsMail,
  selectUnwrittenPages,
  selectUnclaimed,
  selectApprovalRequired,
} = settingsSlice.selectors;
