import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notify, notifyTrouble } from '../../../notice/notify.ts';
import { outcomeSeen } from '../session/editor-slice.ts';
import type { OpenFile } from '../session/open-file.ts';

/** Goes where an order led, and says what came of it: to the copy, to the sending, back to the list. */
export const useOutcomes = (file: OpenFile | undefined, listPath: string, showTransfers: () => void): void => {
  const dispatch = useDispatch();
  const go = useNavigate();
  const { fileId, copiedTo, sentAs, orderTrouble, deleted } = file ?? {};
  useEffect(() => {
    if (deleted) {
      notify({ tone: 'good', textKey: 'editor.delete.done' });
      void go(listPath, { replace: true });
    }
  }, [deleted, go, listPath]);
  useEffect(() => {
    if (fileId === undefined || !(copiedTo || sentAs || orderTrouble)) return;
    dispatch(outcomeSeen({ fileId }));
    if (orderTrouble) notifyTrouble(orderTrouble);
    if (sentAs) showTransfers();
    if (copiedTo) {
      notify({ tone: 'good', textKey: 'editor.copied' });
      void go(`/file/${copiedTo}`);
    }
  }, [fileId, copiedTo, sentAs, orderTrouble, dispatch, go, showTransfers]);
};
