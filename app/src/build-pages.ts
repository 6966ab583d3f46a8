import { buildUi } from './build-ui.ts';

// Before the journeys: several at once would build the same pages into the same folder.
await buildUi();
