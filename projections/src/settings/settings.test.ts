import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import type { SettingsEvent } from '@clearbench/contracts/settings/events';
import { settingsId } from '@clearbench/contracts/settings/views';
import { projectionSpec, recorded } from '@clearbench/event-sourcing/given-when';
import { settings } from './settings.ts';

const changed = (productName: string): SettingsEvent => ({
  type: 'AppSettingsChanged',
  data: { settings: { ...defaultAppSettings, productName } },
});

describe("the settings' document", () => {
  const after = (...names: string[]) =>
    projectionSpec(settings)
      .given(...names.map(changed))
      .document(settingsId);

  it('is missing until somebody changed a setting', () => expect(after()).toBeUndefined());

  it('holds the last settings and counts the changes', () =>
    expect(after('One', 'Two')).toEqual({ settings: { ...defaultAppSettings, productName: 'Two' }, version: 2 }));

  it('is told to everyone', () => {
    const event = recorded(changed('One'), 0) as Parameters<NonNullable<typeof settings.notice>>[1];
    const notice = settings.notice?.({ settings: defaultAppSettings, version: 1 }, event);
    expect(notice).toEqual({ topic: 'settings', id: 'app', audience: 'everyone' });
  });
});
