import { run } from '@clearbench/hosting/run';
import { commandSettings } from './service/settings.ts';
import { startCommandService } from './service/start-command-service.ts';

await run('command-service', () => startCommandService(commandSettings(process.env)));
