import type { FilePresence } from '@clearbench/contracts/file/presence';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { createAction } from '@reduxjs/toolkit';

/** Something a list or a page may show has changed: read it again if you show it. */
export type Change = { readonly topic: string; readonly id: string; readonly revision: number };

export const changed = createAction<Change>('live/changed');
/** A transfer has moved on; the whole of it is in the payload. */
export const transferStatusChanged = createAction<TransferStatusChanged>('live/transferStatusChanged');
/** The connection was away and is back: whatever happened meanwhile was not heard, so read again what you show. */
export const reconnected = createAction('live/reconnected');
export const liveRequested = createAction('live/liveRequested');
/** No request reaches the server: the browser is offline, or probes failed. */
export const serverLost = createAction('live/serverLost');

/** A page shows a file, or no longer: pages that show the same file show each other's users. */
export const fileShown = createAction<{ readonly fileId: string }>('live/fileShown');
export const fileHidden = createAction<{ readonly fileId: string }>('live/fileHidden');
export const presenceChanged = createAction<FilePresence>('live/presenceChanged');
