import { buildUi } from './build-ui.ts';

// Runs before the journeys, because several at once would build the same pages into the same folder.
await buildUi();
