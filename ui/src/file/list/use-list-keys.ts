import type { Dispatch, SetStateAction } from 'react';
import { commandOfKey, runCommand } from '../../commands/command.ts';
import { onKeys, selectionAfter } from '../../listing/list-keys.ts';
import type { Selection } from '../../listing/selection.ts';
import { type FileListContext, fileListCommands } from './file-list-commands.ts';

type Parts = {
  readonly ids: readonly string[];
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  readonly context: FileListContext;
};

/** Runs the commands of the list on their shortcuts; other keys move and select. */
export const useListKeys = ({ ids, selection, setSelection, context }: Parts) =>
  onKeys(
    (intent) => setSelection(selectionAfter(intent, selection, ids)),
    (event) => {
      const command = commandOfKey(fileListCommands, context, event, false);
      return command && (() => runCommand(command, context, event));
    },
  );
