import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';
import { type DiskState, diskDouble } from '@clearbench/stores/sqlite/disk-double';

// The product as ever, on a disk that becomes what its parent says; it says `became` once that is so.
const disk = diskDouble();
const app = await startApp(settingsFrom(process.env));
process.send?.({ ready: app.url });
process.on('message', (state) => {
  if (state !== 'stop') {
    disk.becomes(state as DiskState);
    process.send?.({ became: state });
    return;
  }
  app.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
