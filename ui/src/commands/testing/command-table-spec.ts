import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@clearbench/contracts/translation/routes';
import { type Command, isOffered, labelKeyOf } from '../command.ts';
import type { PressedKey } from '../shortcut.ts';

const textsIn = (language: string): Record<string, string> => {
  const folder = fileURLToPath(new URL(`../../translation/texts/${language}/`, import.meta.url).href);
  return Object.assign({}, ...readdirSync(folder).map((name) => JSON.parse(readFileSync(folder + name, 'utf8'))));
};

const textKeysOf = <C>(command: Command<C>, context: C): string[] => [
  ...command.places.map((surface) => labelKeyOf(command, surface, context)),
  ...[command.hintKey, command.unavailableBecause?.(context)?.textKey].filter((key) => key !== undefined),
];

const duplicates = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

/** The rules for every table of commands; `contexts` are states of its page, by name. */
export const commandTableSpec = <C>(commands: readonly Command<C>[], contexts: Readonly<Record<string, C>>): void => {
  it.each(languages)('has its labels, hints and reasons in %s', (language) => {
    const texts = textsIn(language);
    const keys = commands.flatMap((command) =>
      Object.values(contexts).flatMap((context) => textKeysOf(command, context)),
    );
    expect(keys.length).toBeGreaterThan(commands.length);
    expect([...new Set(keys)].filter((key) => !texts[key])).toEqual([]);
  });

  it('names each command once', () => expect(duplicates(commands.map(({ id }) => id))).toEqual([]));

  it('lists each command in at least one surface, and in each surface once', () => {
    expect(commands.filter(({ places }) => places.length === 0)).toEqual([]);
    expect(commands.flatMap(({ id, places }) => duplicates(places).map((surface) => `${id} ${surface}`))).toEqual([]);
  });

  it('lists every shortcut in the list of shortcuts', () => {
    const listed = commands.filter(({ places }) => places.includes('keyList'));
    expect(listed.filter(({ keys }) => keys === undefined)).toEqual([]);
  });

  it.each(Object.entries(contexts))('gives each shortcut to one command: %s', (_, context) => {
    const keys = commands.filter((command) => isOffered(command, context)).flatMap(({ keys: own = [] }) => own);
    expect(keys.length).toBeGreaterThan(3);
    expect(duplicates(keys)).toEqual([]);
  });
};

const keyNames: Readonly<Record<string, string>> = { Del: 'Delete' };

/** The key event of a shortcut as it is shown. */
export const keyEventOf = (keys: string): PressedKey => {
  const [first = ''] = keys.split(' ');
  const parts = first.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key: keyNames[key] ?? key,
    code: /^\d$/.test(key) ? `Digit${key}` : `Key${key}`,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
};
