import { documentedSettings, settingsOfTools } from '@clearbench/hosting/settings/schema';
import { type PackageName, readFromRoot, sourceFiles } from '../house/source-files.ts';
import { withSettingsTable } from './settings-table.ts';

const document = readFromRoot('docs/settings.md');
const names = documentedSettings.map(({ name }) => name);

/** Packages that read settings in a running installation. */
const packages: readonly PackageName[] = [
  'app',
  'hosting',
  'access',
  'stores',
  'command-service',
  'projections',
  'query-service',
];

/** Names that the code mentions; a file of a setting is the setting with `_FILE` at the end. */
const mentioned = sourceFiles()
  .filter(({ package: name, isTest }) => packages.includes(name) && !isTest)
  .flatMap(({ text }) => [...text.matchAll(/\b(CLEARBENCH_[A-Z_]*[A-Z]|(?<=env\.|')(?:PORT|HOST))\b/g)])
  .map(([, name = '']) => name)
  .filter((name) => !name.endsWith('_FILE'));

describe('settings', () => {
  it('are in the table of docs/settings.md as the schema states them (npm run docs)', () =>
    expect(document).toBe(withSettingsTable(document)));

  it('are all in the schema', () => {
    expect(new Set(mentioned).size).toBeGreaterThan(20);
    const known = [...names, ...settingsOfTools, 'CLEARBENCH_PROVIDER'];
    expect([...new Set(mentioned)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have one entry each, and are not used by tools', () => {
    expect(names.length).toBe(new Set(names).size);
    expect(names.filter((name) => settingsOfTools.includes(name))).toEqual([]);
  });

  it('have a default and an effect on one line', () =>
    expect(documentedSettings.filter(({ documentation }) => /[\n|]/.test(documentation.join(' ')))).toEqual([]));
});
