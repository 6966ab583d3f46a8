import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientAddresses, clientTypes } from './client-types.ts';
import { eventCatalogue } from './event-catalogue.ts';
import { permissions } from './permissions.ts';
import { ruleDocument } from './rule-catalogue.ts';
import { withSettingsTable } from './settings-table.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
const write = (name: string, text: string): void => writeFileSync(pathOf(name), text);

write('events.md', eventCatalogue());
write('permissions.md', permissions());
write('rules.md', ruleDocument());
write('settings.md', withSettingsTable(readFileSync(pathOf('settings.md'), 'utf8')));

const ofClient = (name: string): string =>
  fileURLToPath(new URL(`../../../client/src/generated/${name}`, import.meta.url));
writeFileSync(ofClient('calls.ts'), clientTypes());
writeFileSync(ofClient('addresses.ts'), clientAddresses());
