import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../command-palette/use-commands.ts';
import { type KeyNote, useKeyNotes } from '../key-list/key-notes.ts';
import { type Command, commandsIn, isAvailable, isOffered, labelKeyOf, runCommand } from './command.ts';

const keyNotesOf = <C>(commands: readonly Command<C>[], context: C): readonly KeyNote[] =>
  commands
    .filter((command) => command.places.includes('keyList') && isOffered(command, context))
    .map((command) => [command.keys ?? '', labelKeyOf(command, 'keyList', context)]);

/** Returns the same list while its content is the same. */
const useStable = (notes: readonly KeyNote[]): readonly KeyNote[] => {
  const text = JSON.stringify(notes);
  return useMemo(() => JSON.parse(text) as readonly KeyNote[], [text]);
};

type Palette = {
  /** The prefix of the ids of the page's commands. */
  readonly prefix: string;
  readonly groupKey: string;
};

/** Lists the commands of a page in the command palette and in the list of shortcuts. The palette omits unavailable ones. */
export const useOfferedCommands = <C>(
  commands: readonly Command<C>[],
  context: C,
  { prefix, groupKey }: Palette,
): void => {
  const { t } = useTranslation();
  const group = t(groupKey);
  useCommands(
    commandsIn(commands, 'palette', context)
      .filter((command) => isAvailable(command, context))
      .map((command) => ({
        id: `${prefix}-${command.id}`,
        group,
        text: t(labelKeyOf(command, 'palette', context)),
        ...(command.keys === undefined ? {} : { keys: command.keys }),
        run: () => runCommand(command, context),
      })),
  );
  useKeyNotes(useStable(keyNotesOf(commands, context)));
};
