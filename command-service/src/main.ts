import { run } from '@clearbench/hosting/run';
import { hostCommandService } from './service/host-command-service.ts';
import { commandSettings } from './service/settings.ts';

await run('command-service', () => hostCommandService(commandSettings(process.env)));
