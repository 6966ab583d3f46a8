import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventCatalogue } from './event-catalogue.ts';
import { permissions } from './permissions.ts';
import { ruleDocument } from './rule-catalogue.ts';

const write = (name: string, text: string): void =>
  writeFileSync(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), text);

write('events.md', eventCatalogue());
write('permissions.md', permissions());
write('rules.md', ruleDocument());
