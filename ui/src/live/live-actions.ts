import type { FilePresence } from '@clearbench/contracts/file/presence';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { createAction } from '@reduxjs/toolkit';

/** Data of a list or a page may have changed: pages that show it read it again. */
export type Change = { readonly topic: string; readonly id: string; readonly revision: number };

export const changed = createAction<Change>('live/changed');
/** The status of a transfer changed; the payload contains the whole transfer. */
export const transferStatusChanged = createAction<TransferStatusChanged>('live/transferStatusChanged');
/** The connection was restored: notices may be missed, so pages read again what they show. */
export const reconnected = createAction('live/reconnected');
export const liveRequested = createAction('live/liveRequested');
/** No request reaches the server: the browser is offline, or probes failed. */
export const serverLost = createAction('live/serverLost');

/** A page starts or stops showing a file: pages that show the same file show each other's users. */
export const fileShown = createAction<{ readonly fileId: string }>('live/fileShown');
export const fileHidden = createAction<{ readonly fileId: string }>('live/fileHidden');
export const presenceChanged = createAction<FilePresence>('live/presenceChanged');
