import { documentedSettings } from '@clearbench/hosting/settings/schema';

const heading = '| variable | default | effect |\n| --- | --- | --- |';

/** The table of docs/settings.md: one row a setting, from the settings schema. */
export const settingsTable = (): string =>
  [
    heading,
    ...documentedSettings.map(
      ({ name, documentation: [fallback, effect] }) =>
        `| \`${name}\` | ${fallback === '' ? '–' : fallback} | ${effect} |`,
    ),
  ].join('\n');

const table = /\| variable \|[\s\S]*?(?=\n\n)/;

/** The document with its table replaced by the generated one. Throws if the document has no table. */
export const withSettingsTable = (document: string): string => {
  if (!table.test(document)) throw new Error('docs/settings.md has no table of settings');
  return document.replace(table, () => settingsTable());
};
