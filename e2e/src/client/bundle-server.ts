import { bundleServer } from '@clearbench/app/server-bundle/bundle-server';
import { bundledServer, bundleOwner } from './bundled-server.ts';

// Runs before the journeys: each starts the server at least once, and some the services of the product.
await bundleServer();
await bundleServer({ owner: bundleOwner, modules: { [bundledServer]: 'e2e/src/client/server.ts' } });
