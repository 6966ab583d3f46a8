import { buildUi } from '../build-ui.ts';
import { runApp } from '../run-app.ts';
import { buildServer } from '../server-bundle/build-server.ts';

// Started where there is no bundle of the present sources: the next start has one.
await runApp((log) => Promise.all([buildUi(log), buildServer(log)]));
