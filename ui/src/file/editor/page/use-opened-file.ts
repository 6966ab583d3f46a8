import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fileHidden, fileShown } from '../../../live/live-actions.ts';
import { pageHidden } from '../session/editor-actions.ts';
import type { EditorRoot } from '../session/editor-slice.ts';
import { editorClosed, editorOpened, selectOpenFile } from '../session/editor-slice.ts';
import type { OpenFile } from '../session/open-file.ts';

/** Keeps a file open while its page is shown. */
export const useOpenedFile = (fileId: string): OpenFile | undefined => {
  const dispatch = useDispatch();
  useEffect(() => {
    const session = crypto.randomUUID();
    const onHidden = () => document.visibilityState === 'hidden' && dispatch(pageHidden({ fileId }));
    const onPageHide = () => dispatch(pageHidden({ fileId }));
    dispatch(editorOpened({ fileId, session }));
    dispatch(fileShown({ fileId }));
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onPageHide);
      dispatch(fileHidden({ fileId }));
      dispatch(editorClosed({ fileId, session }));
    };
  }, [dispatch, fileId]);
  return useSelector((root: EditorRoot) => selectOpenFile(root, fileId));
};
