import type { Direction } from '@clearbench/contracts/file/choices';
import { type Action, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PieceRequest } from './piece.ts';

type Of<T = unknown> = { readonly fileId: string } & T;

/** The user typed; the text itself stays in the editor. */
export const contentEdited = createAction<Of>('editor/contentEdited');
/** Requests a piece of a text that is too large to be shown as a whole. */
export const pieceRequested = createAction<Of<{ wanted: PieceRequest }>>('editor/pieceRequested');
/** The save delay after the last key has passed, or the user saved. */
export const saveRequested = createAction<Of>('editor/saveRequested');
/** The page is hidden and may be closed. */
export const pageHidden = createAction<Of>('editor/pageHidden');
/** The file may have changed on the server, for example while the connection was lost. */
export const refreshRequested = createAction<Of>('editor/refreshRequested');

/** Requests a validation of the saved text. */
export const checkRequested = createAction<Of>('editor/checkRequested');

export const sendRequested = createAction<Of<{ newIds?: boolean }>>('editor/sendRequested');
export const indentRequested = createAction<Of>('editor/indentRequested');
export const reportCommentsRequested = createAction<Of<{ shown: boolean }>>('editor/reportCommentsRequested');
/** Replaces message, payment and transaction ids, and the end-to-end ids if requested. */
export const newIdsRequested = createAction<Of<{ endToEndIds?: boolean }>>('editor/newIdsRequested');
export const restoreRequested = createAction<Of<{ version: number }>>('editor/restoreRequested');
export const renameRequested = createAction<Of<{ fileName: string }>>('editor/renameRequested');
export const directionSwitchRequested = createAction<Of<{ direction: Direction }>>('editor/directionSwitchRequested');
export const copyRequested = createAction<Of<{ newIds?: boolean }>>('editor/copyRequested');
export const deleteRequested = createAction<Of>('editor/deleteRequested');
/** Resolutions of a conflict. */
export const ownTextChosen = createAction<Of>('editor/ownTextChosen');
export const otherTextChosen = createAction<Of>('editor/otherTextChosen');
/** The lines chosen for each conflict, in their order. */
export const conflictsResolved =
  createAction<Of<{ chosen: readonly (readonly string[])[] }>>('editor/conflictsResolved');
export const mergeUndone = createAction<Of>('editor/mergeUndone');

type Creator = { readonly match: (action: Action) => boolean };

/** Matches actions of these kinds for one file. */
export const ofFile =
  (fileId: string, ...creators: readonly Creator[]) =>
  (action: Action): boolean =>
    creators.some((creator) => creator.match(action)) &&
    ((action as UnknownAction).payload as { fileId?: string }).fileId === fileId;
