import { run } from '@clearbench/hosting/run';
import { projectionsSettings } from './service/settings.ts';
import { startProjections } from './service/start-projections.ts';

await run('projections', () => startProjections(projectionsSettings(process.env)));
