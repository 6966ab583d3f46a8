import type { Direction } from '@clearbench/contracts/file/choices';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import * as asked from '../session/editor-actions.ts';
import { comparisonEnded, comparisonRequested, noticeDismissed } from '../session/editor-slice.ts';
import type { WantedPiece } from '../session/piece.ts';

/** What a tester can order for the file on screen, each as a function. */
export const useCommandsOfFile = (fileId: string) => {
  const dispatch = useDispatch();
  return useMemo(() => {
    const of = { fileId };
    return {
      edited: () => dispatch(asked.contentEdited(of)),
      save: () => dispatch(asked.saveRequested(of)),
      check: () => dispatch(asked.checkRequested(of)),
      send: () => dispatch(asked.sendRequested(of)),
      indent: () => dispatch(asked.indentRequested(of)),
      reportComments: (shown: boolean) => dispatch(asked.reportCommentsRequested({ fileId, shown })),
      rename: (fileName: string) => dispatch(asked.renameRequested({ fileId, fileName })),
      turnRound: (direction: Direction) => dispatch(asked.turnRoundRequested({ fileId, direction })),
      copy: () => dispatch(asked.copyRequested(of)),
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
      compare: (version: number) => dispatch(comparisonRequested({ fileId, version })),
      endComparison: () => dispatch(comparisonEnded(of)),
      dismissNotice: () => dispatch(noticeDismissed(of)),
      turnTo: (wanted: WantedPiece) => dispatch(asked.pieceRequested({ fileId, wanted })),
      readAgain: () => dispatch(asked.refreshRequested(of)),
    };
  }, [dispatch, fileId]);
};
export type Commands = ReturnType<typeof useCommandsOfFile>;
