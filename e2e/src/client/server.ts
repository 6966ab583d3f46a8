import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';

const app = await startApp(settingsFrom(process.env));
if (app.claimCode !== undefined) console.log(`claim ${app.claimCode}`);
console.log(`ready ${app.url}`);
process.once('SIGTERM', () => {
  app.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
