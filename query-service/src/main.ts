import { run } from '@clearbench/hosting/run';
import { querySettings } from './service/settings.ts';
import { startQueryService } from './service/start-query-service.ts';

await run(async () => {
  const service = await startQueryService(querySettings(process.env));
  console.log(`A query service of Clearbench is ready at ${service.url}`);
  return service;
});
