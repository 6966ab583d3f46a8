import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { commandsIn, isAvailable, labelKeyOf, runCommand } from '../../../commands/command.ts';
import { useOfferedCommands } from '../../../commands/use-offered-commands.ts';
import { usePageShortcuts } from '../../../commands/use-page-shortcuts.ts';
import type { MenuAction } from '../text/text-view.ts';
import { editorCommands } from './editor-commands.ts';
import type { EditorContext } from './editor-context.ts';

/** Lists the available commands in Monaco's context menu, which cannot show why a command is unavailable. */
const useContextMenu = (context: EditorContext): void => {
  const { t } = useTranslation();
  const current = useRef(context);
  current.current = context;
  const listed = commandsIn(editorCommands, 'contextMenu', context).filter((command) => isAvailable(command, context));
  const ids = listed.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which commands are listed
  const actions = useMemo(
    () =>
      listed.map(
        (command): MenuAction => ({
          id: command.id,
          label: t(labelKeyOf(command, 'contextMenu', context)),
          keys: command.keys,
          run: () => runCommand(command, current.current),
        }),
      ),
    [ids, t],
  );
  const { text } = context;
  useEffect(() => text?.listInContextMenu(actions), [text, actions]);
};

/** Lists the commands of the editor in every place of the page but its toolbar, and binds their shortcuts. */
export const useEditorCommands = (context: EditorContext): void => {
  useOfferedCommands(editorCommands, context, { prefix: 'editor', groupKey: 'editor.palette' });
  usePageShortcuts(editorCommands, context);
  useContextMenu(context);
};
