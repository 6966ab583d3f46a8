import { run } from '@clearbench/hosting/run';
import { commandSettings } from './service/settings.ts';
import { startCommandService } from './service/start-command-service.ts';

await run(async () => {
  const service = await startCommandService(commandSettings(process.env));
  console.log(`A command service of Clearbench is ready at ${service.url}`);
  if (service.claimCode !== undefined)
    console.log(
      `Nobody runs this installation yet. Sign in and show this code to become its administrator: ${service.claimCode}`,
    );
  return service;
});
