import { type editor, KeyCode, KeyMod } from 'monaco-editor/editor';
import type { MenuAction } from '../text/text-view.ts';

const modifiers: Readonly<Record<string, number>> = { Ctrl: KeyMod.CtrlCmd, Shift: KeyMod.Shift, Alt: KeyMod.Alt };

const keyCodeOf = (key: string): number => {
  const name = /^[A-Z]$/.test(key) ? `Key${key}` : key;
  return KeyCode[name as keyof typeof KeyCode] ?? KeyCode.Unknown;
};

/** A shortcut such as `Ctrl+G` as Monaco's number, so that its menu shows it. The page handles the key before Monaco. */
const keybindingOf = (keys: string): number => {
  const parts = keys.split('+');
  const key = keyCodeOf(parts.at(-1) ?? '');
  return parts.slice(0, -1).reduce((binding, part) => binding | (modifiers[part] ?? 0), key);
};

/** Lists the actions below Monaco's own entries; returns the function that removes them. */
export const listInContextMenu = (code: editor.IStandaloneCodeEditor, actions: readonly MenuAction[]): (() => void) => {
  const added = actions.map(({ id, label, keys, run }, order) =>
    code.addAction({
      id: `clearbench.${id}`,
      label,
      ...(keys === undefined ? {} : { keybindings: [keybindingOf(keys)] }),
      contextMenuGroupId: 'z_clearbench',
      contextMenuOrder: order,
      run,
    }),
  );
  return () => {
    for (const action of added) action.dispose();
  };
};
