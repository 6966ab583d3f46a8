import { run } from '@clearbench/hosting/run';
import { querySettings } from './service/settings.ts';
import { startQueryService } from './service/start-query-service.ts';

await run('query-service', () => startQueryService(querySettings(process.env)));
