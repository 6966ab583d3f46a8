import { buildUi } from './build-ui.ts';
import { runApp } from './run-app.ts';

await runApp(buildUi);
