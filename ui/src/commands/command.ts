import type { Icon } from '../icons/icon.ts';
import { isShortcut, isSign, type PressedKey } from './shortcut.ts';

/** Where a page lists a command. Toolbars and menus also show an unavailable command, with the reason. */
export type CommandSurface = 'toolbar' | 'menu' | 'contextMenu' | 'palette' | 'keyList';

/** The text that says why a command is unavailable. */
export type Reason = { readonly textKey: string; readonly params?: Readonly<Record<string, number>> };

type Definition<Context> = {
  readonly id: string;
  /** The key of its label; a function where the label depends on the state of the page. */
  readonly textKey: string | ((context: Context) => string);
  /** Label keys that differ from `textKey` in a surface. */
  readonly textKeyIn?: Partial<Readonly<Record<CommandSurface, string>>>;
  /** The tooltip of its button; by default the label and the shortcut. */
  readonly hintKey?: string;
  readonly icon?: Icon;
  /** All places that list the command. A shortcut works wherever the command is offered. */
  readonly places: readonly CommandSurface[];
  /** Menus separate different sections with a line. */
  readonly section?: string;
  readonly look?: 'primary' | 'dangerous';
  /** The page lists the command, and its shortcut works, only where this is true. */
  readonly isOffered?: (context: Context) => boolean;
  readonly unavailableBecause?: (context: Context) => Reason | undefined;
  /** Whether a toggle button is pressed. */
  readonly isOn?: (context: Context) => boolean;
  readonly isRunning?: (context: Context) => boolean;
};

type Runnable<Context> = {
  /** The shortcut as it is shown: `Ctrl+S`. */
  readonly keys?: string;
  /** Compares a key event with the shortcut, where `keys` does not describe it completely. */
  readonly isPressed?: (pressed: PressedKey) => boolean;
  /** Whether the shortcut works while a text field has the focus. By default it does, unless it is a single sign. */
  readonly worksWhileTyping?: (context: Context) => boolean;
  readonly handledBy?: undefined;
  /** `pressed` is the key event if a shortcut started the command. */
  readonly run: (context: Context, pressed?: PressedKey) => void;
};

/** A shortcut that Monaco or the browser handles; it is listed so that users find it. */
type Foreign = { readonly keys: string; readonly handledBy: 'monaco' | 'browser' };

/** An action that users start. This definition feeds every surface that lists it, and its shortcut. */
export type Command<Context> = Definition<Context> & (Runnable<Context> | Foreign);
export type RunnableCommand<Context> = Definition<Context> & Runnable<Context>;

const isRunnable = <C>(command: Command<C>): command is RunnableCommand<C> => command.handledBy === undefined;

export const labelKeyOf = <C>({ textKey, textKeyIn }: Definition<C>, surface: CommandSurface, context: C): string =>
  textKeyIn?.[surface] ?? (typeof textKey === 'string' ? textKey : textKey(context));

export const isOffered = <C>(command: Definition<C>, context: C): boolean => command.isOffered?.(context) ?? true;

/** The commands that a surface lists, in the order of the table. */
export const commandsIn = <C>(
  commands: readonly Command<C>[],
  surface: CommandSurface,
  context: C,
): RunnableCommand<C>[] =>
  commands.filter(isRunnable).filter((command) => command.places.includes(surface) && isOffered(command, context));

export const isAvailable = <C>(command: Definition<C>, context: C): boolean =>
  command.unavailableBecause?.(context) === undefined;

/** Runs a command; an unavailable one does nothing. */
export const runCommand = <C>(command: RunnableCommand<C>, context: C, pressed?: PressedKey): void => {
  if (isAvailable(command, context)) command.run(context, pressed);
};

const works = <C>({ keys = '', worksWhileTyping }: Runnable<C>, context: C): boolean =>
  worksWhileTyping?.(context) ?? !isSign(keys);

/** The command whose shortcut was pressed. `isTyping`: a text field has the focus. */
export const commandOfKey = <C>(
  commands: readonly Command<C>[],
  context: C,
  pressed: PressedKey,
  isTyping: boolean,
): RunnableCommand<C> | undefined =>
  commands
    .filter(isRunnable)
    .filter((command) => isOffered(command, context) && (!isTyping || works(command, context)))
    .find(({ keys, isPressed }) => isPressed?.(pressed) ?? (keys !== undefined && isShortcut(keys, pressed)));
