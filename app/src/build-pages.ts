import { buildUi } from './build-ui.ts';
import { bundleServer } from './server-bundle/bundle-server.ts';

// Runs before the journeys: several at once would build the same pages into the same folder, and each would bundle the
// server.
await Promise.all([buildUi(), bundleServer()]);
