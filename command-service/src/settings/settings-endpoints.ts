import { changeAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { dismissSetupRoute } from '@clearbench/contracts/settings/setup-routes';
import { settingsId, settingsView } from '@clearbench/contracts/settings/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { settingsDecider, settingsStream } from './settings-decider.ts';
import { setupDecider, setupStream } from './setup-decider.ts';

type Parts = Pick<CommandContext, 'handle' | 'views'> & {
  /** Resolves when all guards use the new settings. */
  readonly heed: () => Promise<void>;
};

/** The commands for settings; after the response every guard uses the new ones. */
export const settingsEndpoints = ({ handle, views, heed }: Parts): Endpoint[] => [
  serve(changeAppSettingsRoute, async ({ body: { basedOn, ...settings }, at, metadata }) => {
    const command = { type: 'ChangeAppSettings', data: { settings, basedOn }, at } as const;
    const { position } = await handle(settingsDecider, settingsStream, command, metadata);
    await views.reached(position, [settingsView]);
    await heed();
    const version = (await views.get(settingsView, settingsId))?.version ?? 0;
    return { reply: { position, version }, position };
  }),
  serve(dismissSetupRoute, async ({ body: { dismissed }, at, metadata }) => {
    const type = dismissed ? 'DismissSetupChecklist' : 'RestoreSetupChecklist';
    const { position } = await handle(setupDecider, setupStream, { type, data: {}, at }, metadata);
    return { reply: { position }, position };
  }),
];
