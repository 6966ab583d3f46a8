import { settingsFrom } from '@clearbench/app/settings';
import { startApp } from '@clearbench/app/start-app';
import { type DiskState, fakeDisk } from '@clearbench/stores/testing/disk.fake';

// The product on a fake disk whose state the parent sets; it sends `became` once the state is set.
const disk = fakeDisk();
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
