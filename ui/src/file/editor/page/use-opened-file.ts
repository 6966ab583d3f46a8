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
    const tellHidden = () => document.visibilityState === 'hidden' && dispatch(pageHidden({ fileId }));
    const tellLeft = () => dispatch(pageHidden({ fileId }));
    dispatch(editorOpened({ fileId, session }));
    dispatch(fileShown({ fileId }));
    document.addEventListener('visibilitychange', tellHidden);
    window.addEventListener('pagehide', tellLeft);
    return () => {
      document.removeEventListener('visibilitychange', tellHidden);
      window.removeEventListener('pagehide', tellLeft);
      dispatch(fileHidden({ fileId }));
      dispatch(editorClosed({ fileId, session }));
    };
  }, [dispatch, fileId]);
  return useSelector((root: EditorRoot) => selectOpenFile(root, fileId));
};
