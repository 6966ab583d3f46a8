import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventCatalogue } from './event-catalogue.ts';

writeFileSync(fileURLToPath(new URL('../../../docs/events.md', import.meta.url)), eventCatalogue());
