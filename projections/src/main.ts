import { run } from '@clearbench/hosting/run';
import { projectionsSettings } from './service/settings.ts';
import { startProjections } from './service/start-projections.ts';

await run(async () => {
  const projections = await startProjections(projectionsSettings(process.env));
  console.log(`The projections of Clearbench are ready at ${projections.url}`);
  return projections;
});
