import type { Direction } from '@clearbench/contracts/file/choices';
import { createAction } from '@reduxjs/toolkit';
import type { WantedPiece } from './piece.ts';

type Of<T = unknown> = { readonly fileId: string } & T;

/** Somebody typed; the text itself stays in the editor. */
export const contentEdited = createAction<Of>('editor/contentEdited');
/** Of a text too large to be shown as a whole. */
export const pieceRequested = createAction<Of<{ wanted: WantedPiece }>>('editor/pieceRequested');
/** Time to save: the pause after the last key is over, or somebody asked for it. */
export const saveRequested = createAction<Of>('editor/saveRequested');
/** The page goes out of sight and may not come back. */
export const pageHidden = createAction<Of>('editor/pageHidden');
/** The server's file may have changed, or the connection was away and nobody knows. */
export const refreshRequested = createAction<Of>('editor/refreshRequested');

/** The saved text is to be checked again, or for the first time. */
export const checkRequested = createAction<Of>('editor/checkRequested');

export const sendRequested = createAction<Of>('editor/sendRequested');
export const indentRequested = createAction<Of>('editor/indentRequested');
export const reportCommentsRequested = createAction<Of<{ shown: boolean }>>('editor/reportCommentsRequested');
export const restoreRequested = createAction<Of<{ version: number }>>('editor/restoreRequested');
export const renameRequested = createAction<Of<{ fileName: string }>>('editor/renameRequested');
export const turnRoundRequested = createAction<Of<{ direction: Direction }>>('editor/turnRoundRequested');
export const copyRequested = createAction<Of>('editor/copyRequested');
export const deleteRequested = createAction<Of>('editor/deleteRequested');
/** Ways out of a conflict. */
export const mineKept = createAction<Of>('editor/mineKept');
export const theirsTaken = createAction<Of>('editor/theirsTaken');
