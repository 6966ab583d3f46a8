/** Values of sections 8 and 9 of the specification; times in milliseconds. */
export const heartbeatEvery = 30_000;
export const saveDelay = 1_000;
/** After the last key, until the browser validates the text, so that a half-typed word has no findings. */
export const checkDelay = 250;
export const liveReconnectDelay = 5_000;
export const liveHeartbeat = 10_000;
export const liveChunkSize = 8 * 1024;
export const liveSocketInfoTimeout = 8_000;
export const livePath = '/messaging';
export const transferQueue = '/user/queue/transferStatusChanged';
/** Every other change: `{ topic, id, revision }`. Clients that show the document fetch it again. */
export const changeQueue = '/user/queue/changed';
/** Followed by a file id: `{ fileId, people, more }`, the users who have the file open; sent to these users only. */
export const presenceQueue = '/user/queue/presence/';
export const defaultTestCode = 'T';
export const retentionChoices = ['never', '7', '30'] as const;
/** Size in bytes up to which a file's detail includes its content; clients fetch larger contents separately. */
export const inlineContentLimit = 1024 * 1024;
export const pageSize = 100;
