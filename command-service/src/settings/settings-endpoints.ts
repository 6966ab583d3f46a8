import { changeAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { settingsId, settingsView } from '@clearbench/contracts/settings/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { settingsDecider, settingsStream } from './settings-decider.ts';

type Parts = Pick<Workplace, 'handle' | 'views'> & {
  /** Resolves when whoever decides by the settings has taken in the new ones. */
  readonly heed: () => Promise<void>;
};

/** What administrators order of the installation's settings; once answered, every guard goes by the new ones. */
export const settingsEndpoints = ({ handle, views, heed }: Parts): Endpoint[] => [
  serve(changeAppSettingsRoute, async ({ body: { basedOn, ...settings }, at, order }) => {
    const command = { type: 'ChangeAppSettings', data: { settings, basedOn }, at } as const;
    const { position } = await handle(settingsDecider, settingsStream, command, order);
    await views.reached(position, [settingsView]);
    await heed();
    const version = (await views.get(settingsView, settingsId))?.version ?? 0;
    return { reply: { position, version }, position };
  }),
];
