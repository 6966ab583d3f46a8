import type { ReplyOf } from '@clearbench/contracts/route';
import type { AppInfo, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type StoredSettings = ReplyOf<typeof readAppSettingsRoute>;
/** The facts of the running installation, and what its administrators have set. */
export type Installation = { readonly appInfo: AppInfo; readonly appSettings: StoredSettings };
const noPages: AppInfo['basicSettings']['unwrittenPages'] = [];
export type SettingsState = { readonly [K in keyof Installation]: Installation[K] | undefined };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: { appInfo: undefined, appSettings: undefined } as SettingsState,
  reducers: {
    settingsRequested: (state) => state,
    settingsSucceeded: (_, { payload }: PayloadAction<Installation>): SettingsState => payload,
    /** What was read before still stands. */
    settingsFailed: (state) => state,
  },
  selectors: {
    selectAppInfo: ({ appInfo }) => appInfo,
    selectAppSettings: ({ appSettings }) => appSettings,
    /** Pages whose texts still have placeholders. */
    selectUnwrittenPages: ({ appInfo }) => appInfo?.basicSettings.unwrittenPages ?? noPages,
    selectSendsMail: ({ appInfo }) => appInfo?.basicSettings.outgoingMailConfigured ?? false,
    /** Nobody runs this installation yet. */
    selectUnclaimed: ({ appInfo }) => appInfo?.basicSettings.unclaimed ?? false,
    /** Whether new accounts wait for an administrator; yes while nobody knows. */
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
