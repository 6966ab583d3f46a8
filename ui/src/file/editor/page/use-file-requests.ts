import type { Direction } from '@clearbench/contracts/file/choices';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import * as actions from '../session/editor-actions.ts';
import {
  comparisonEnded,
  comparisonRequested,
  noticeDismissed,
  resolvingEnded,
  resolvingStarted,
} from '../session/editor-slice.ts';
import type { PieceRequest } from '../session/piece.ts';

/** The requests of the page for its file, each as a function that dispatches an action. */
export const useFileRequests = (fileId: string) => {
  const dispatch = useDispatch();
  return useMemo(() => {
    const of = { fileId };
    return {
      save: (): void => {
        dispatch(actions.saveRequested(of));
      },
      check: () => dispatch(actions.checkRequested(of)),
      send: (): void => {
        dispatch(actions.sendRequested(of));
      },
      sendWithNewIds: () => dispatch(actions.sendRequested({ fileId, newIds: true })),
      newIds: () => void dispatch(actions.newIdsRequested(of)),
      indent: () => dispatch(actions.indentRequested(of)),
      reportComments: (shown: boolean) => dispatch(actions.reportCommentsRequested({ fileId, shown })),
      rename: (fileName: string) => dispatch(actions.renameRequested({ fileId, fileName })),
      switchDirection: (direction: Direction) => dispatch(actions.directionSwitchRequested({ fileId, direction })),
      copy: () => dispatch(actions.copyRequested(of)),
      copyWithNewIds: () => dispatch(actions.copyRequested({ fileId, newIds: true })),
      remove: () => dispatch(actions.deleteRequested(of)),
      restore: (version: number) => {
        dispatch(comparisonEnded(of));
        dispatch(actions.restoreRequested({ fileId, version }));
      },
      keepMine: () => {
        dispatch(comparisonEnded(of));
        dispatch(actions.ownTextChosen(of));
      },
      takeTheirs: () => {
        dispatch(comparisonEnded(of));
        dispatch(actions.otherTextChosen(of));
      },
      compare: (version: number, of?: 'merge') =>
        dispatch(comparisonRequested({ fileId, version, ...(of ? { of } : {}) })),
      resolve: () => dispatch(resolvingStarted(of)),
      endResolving: () => dispatch(resolvingEnded(of)),
      resolveWith: (chosen: readonly (readonly string[])[]) => dispatch(actions.conflictsResolved({ fileId, chosen })),
      undoMerge: () => {
        dispatch(comparisonEnded(of));
        dispatch(actions.mergeUndone(of));
      },
      endComparison: () => dispatch(comparisonEnded(of)),
      dismissNotice: () => dispatch(noticeDismissed(of)),
      turnTo: (wanted: PieceRequest) => dispatch(actions.pieceRequested({ fileId, wanted })),
      readAgain: () => dispatch(actions.refreshRequested(of)),
    };
  }, [dispatch, fileId]);
};
export type FileRequests = ReturnType<typeof useFileRequests>;
