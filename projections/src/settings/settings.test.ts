import { defaultAppSettings } from '@clearbench/contracts/settings/app-settings';
import type { SettingsEvent } from '@clearbench/contracts/settings/events';
import { settingsId } from '@clearbench/contracts/settings/views';
import { projectionSpec, recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { settings } from './settings.ts';

const changed = (productName: string): SettingsEvent => ({
  type: 'AppSettingsChanged',
  data: { settings: { ...defaultAppSettings, productName } },
});

describe('document of the settings', () => {
  const after = (...names: string[]) =>
    projectionSpec(settings)
      .given(...names.map(changed))
      .document(settingsId);

  it('is missing until the first change', () => expect(after()).toBeUndefined());

  it('contains the last settings and the number of changes', () =>
    expect(after('One', 'Two')).toEqual({ settings: { ...defaultAppSettings, productName: 'Two' }, version: 2 }));

  it('notifies everyone', () => {
    const event = recorded(changed('One'), 0) as Parameters<NonNullable<typeof settings.notice>>[1];
    const notice = settings.notice?.({ settings: defaultAppSettings, version: 1 }, event);
    expect(notice).toEqual({ topic: 'settings', id: 'app', audience: 'everyone' });
  });
});
