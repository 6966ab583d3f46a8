import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import type { SettingsCommand } from '@clearbench/contracts/settings/commands';
import type { SettingsEvent } from '@clearbench/contracts/settings/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { settingsDecider } from './settings-decider.ts';

const { given } = specFor(settingsDecider);
const open = { ...defaultAppSettings, newUserNeedApproval: false };
const renamed = { ...open, productName: 'Bench of ours' };
const change = (settings: typeof open, basedOn: number): SettingsCommand => ({
  type: 'ChangeAppSettings',
  data: { settings, basedOn },
  at: '2026-11-20T08:00:00.000Z',
});
const changed = (settings: typeof open): SettingsEvent => ({ type: 'AppSettingsChanged', data: { settings } });

describe('settings of an installation', () => {
  it('start with the defaults as version 0, and are changed from there', () => {
    given().when(change(open, 0)).emits(changed(open));
    given(changed(open)).when(change(renamed, 1)).emits(changed(renamed));
  });

  it('are not changed on the basis of an outdated version', () => {
    given(changed(open)).when(change(renamed, 0)).refuses('settings.stale', { expected: 0, actual: 1 });
    given().when(change(open, 3)).refuses('settings.stale', { expected: 3, actual: 0 });
  });

  it('are changed one by one without a version', () => {
    const command = { type: 'ChangeAppSettings', at: '2026-11-20T08:00:00.000Z' } as const;
    given(changed(renamed))
      .when({ ...command, data: { settings: { newUserNeedApproval: true } } })
      .emits(changed({ ...renamed, newUserNeedApproval: true }));
    given(changed(renamed))
      .when({ ...command, data: { settings: { newUserNeedApproval: false } } })
      .emitsNothing();
  });

  it('are unchanged without a difference, for any version', () => {
    given().when(change(defaultAppSettings, 0)).emitsNothing();
    given(changed(open)).when(change(open, 0)).emitsNothing();
  });

  it.each(['imprint', 'privacypolicy', 'terms'] as const)('include whether the %s is shown', (page) => {
    const hidden = { ...open, legalTexts: { ...open.legalTexts, [page]: false } };
    given(changed(open)).when(change(hidden, 1)).emits(changed(hidden));
  });
});
