import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUnexecuted } from '../../../notice/notify.ts';
import { restoreRequested } from '../../removed/removed-slice.ts';
import { newIdsRequested } from '../session/editor-actions.ts';
import { outcomeSeen } from '../session/editor-slice.ts';
import type { OpenFile } from '../session/open-file.ts';

/** Shows the result of a file command: opens the copy, the transfers or the list, or shows the error. */
export const useOutcomes = (file: OpenFile | undefined, listPath: string, showTransfers: () => void): void => {
  const dispatch = useDispatch();
  const go = useNavigate();
  const { fileId, copiedTo, sentAs, commandProblem, idsRenewed } = file ?? {};
  const deleted = file?.deleted ? file.fileId : undefined;
  useEffect(() => {
    if (deleted) {
      const run = () => void dispatch(restoreRequested({ fileIds: [deleted] }));
      notify({ tone: 'good', textKey: 'editor.delete.done', action: { textKey: 'fileList.undo', run } });
      void go(listPath, { replace: true });
    }
  }, [deleted, dispatch, go, listPath]);
  useEffect(() => {
    if (fileId === undefined || !(copiedTo || sentAs || commandProblem || idsRenewed)) return;
    dispatch(outcomeSeen({ fileId }));
    if (commandProblem) notifyUnexecuted(commandProblem.command, commandProblem);
    if (idsRenewed) {
      const run = () => void dispatch(newIdsRequested({ fileId, endToEndIds: true }));
      notify({ tone: 'good', textKey: 'editor.newIds.done', action: { textKey: 'editor.newIds.endToEnd', run } });
    }
    if (sentAs) showTransfers();
    if (copiedTo) {
      notify({ tone: 'good', textKey: 'editor.copied' });
      void go(`/file/${copiedTo}`);
    }
  }, [fileId, copiedTo, sentAs, commandProblem, idsRenewed, dispatch, go, showTransfers]);
};
