import { run } from '@clearbench/hosting/run';
import { hostQueryService } from './service/host-query-service.ts';
import { querySettings } from './service/settings.ts';

await run('query-service', () => hostQueryService(querySettings(process.env)));
