import type { Direction } from '@clearbench/contracts/file/choices';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import * as asked from '../session/editor-actions.ts';
import {
  comparisonEnded,
  comparisonRequested,
  noticeDismissed,
  resolvingEnded,
  resolvingStarted,
} from '../session/editor-slice.ts';
import type { WantedPiece } from '../session/piece.ts';

/** The requests of the page for its file, each as a function that dispatches an action. */
export const useFileRequests = (fileId: string) => {
  const dispatch = useDispatch();
  return useMemo(() => {
    const of = { fileId };
    return {
      save: (): void => {
        dispatch(asked.saveRequested(of));
      },
      check: () => dispatch(asked.checkRequested(of)),
      send: (): void => {
        dispatch(asked.sendRequested(of));
      },
      sendWithNewIds: () => dispatch(asked.sendRequested({ fileId, newIds: true })),
      newIds: () => void dispatch(asked.newIdsRequested(of)),
      indent: () => dispatch(asked.indentRequested(of)),
      reportComments: (shown: boolean) => dispatch(asked.reportCommentsRequested({ fileId, shown })),
      rename: (fileName: string) => dispatch(asked.renameRequested({ fileId, fileName })),
      switchDirection: (direction: Direction) => dispatch(asked.directionSwitchRequested({ fileId, direction })),
      copy: () => dispatch(asked.copyRequested(of)),
      copyWithNewIds: () => dispatch(asked.copyRequested({ fileId, newIds: true })),
      remove: () => dispatch(asked.deleteRequested(of)),
      restore: (version: number) => {
        dispatch(comparisonEnded(of));
        dispatch(asked.restoreRequested({ fileId, version }));
      },
      keepMine: () => {
        dispatch(comparisonEnded(of));
        dispatch(asked.mineKept(of));
      },
      takeTheirs: () => {
        dispatch(comparisonEnded(of));
        dispatch(asked.theirsTaken(of));
      },
      compare: (version: number, of?: 'merge') =>
        dispatch(comparisonRequested({ fileId, version, ...(of ? { of } : {}) })),
      resolve: () => dispatch(resolvingStarted(of)),
      endResolving: () => dispatch(resolvingEnded(of)),
      resolveWith: (chosen: readonly (readonly string[])[]) => dispatch(asked.conflictsResolved({ fileId, chosen })),
      undoMerge: () => {
        dispatch(comparisonEnded(of));
        dispatch(asked.mergeUndone(of));
      },
      endComparison: () => dispatch(comparisonEnded(of)),
      dismissNotice: () => dispatch(noticeDismissed(of)),
      turnTo: (wanted: WantedPiece) => dispatch(asked.pieceRequested({ fileId, wanted })),
      readAgain: () => dispatch(asked.refreshRequested(of)),
    };
  }, [dispatch, fileId]);
};
export type FileRequests = ReturnType<typeof useFileRequests>;
