import type { TFunction } from 'i18next';
import type { MenuItem, MenuPart } from '../parts/menu.tsx';
import {
  type Command,
  type CommandSurface,
  commandsIn,
  labelKeyOf,
  type RunnableCommand,
  runCommand,
} from './command.ts';

const menuItem = <C,>(command: RunnableCommand<C>, surface: CommandSurface, context: C, t: TFunction): MenuItem => {
  const { id, icon: Icon, keys, look, unavailableBecause } = command;
  const reason = unavailableBecause?.(context);
  return {
    id,
    text: t(labelKeyOf(command, surface, context)),
    ...(Icon ? { icon: <Icon size={14} aria-hidden="true" /> } : {}),
    ...(keys === undefined ? {} : { keys }),
    ...(look === 'dangerous' ? { tone: 'bad' } : {}),
    disabled: reason !== undefined,
    reason: reason && t(reason.textKey, reason.params ?? {}),
    run: () => runCommand(command, context),
  };
};

/** The commands of a menu, in one part for each section. */
export const menuPartsOf = <C,>(
  commands: readonly Command<C>[],
  surface: 'menu' | 'contextMenu',
  context: C,
  t: TFunction,
): readonly MenuPart[] => {
  const listed = commandsIn(commands, surface, context);
  const sections = [...new Set(listed.map(({ section }) => section))];
  return sections.map((section) => ({
    items: listed
      .filter((command) => command.section === section)
      .map((command) => menuItem(command, surface, context, t)),
  }));
};
