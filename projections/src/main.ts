import { run } from '@clearbench/hosting/run';
import { hostProjections } from './service/host-projections.ts';
import { projectionsSettings } from './service/settings.ts';

await run('projections', () => hostProjections(projectionsSettings(process.env)));
