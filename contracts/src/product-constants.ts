/** Figures of the specification, sections 8 and 9; times in milliseconds. */
export const heartbeatEvery = 30_000;
export const saveDelay = 1_000;
export const liveReconnectDelay = 5_000;
export const liveHeartbeat = 10_000;
export const liveChunkSize = 8 * 1024;
export const liveSocketInfoTimeout = 8_000;
export const livePath = '/messaging';
export const transferQueue = '/user/queue/transferStatusChanged';
/** Every other change: `{ topic, id, revision }`, to be re-read by whoever shows it. */
export const changeQueue = '/user/queue/changed';
export const defaultTestCode = 'T';
export const reorganisationChoices = ['never', '7', '30'] as const;
/** Contents larger than this are not put into a file's detail but fetched by themselves; bytes. */
export const inlineContentLimit = 1024 * 1024;
export const pageSize = 100;
