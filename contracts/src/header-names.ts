/** A command id chosen by the client. A repeated command with the same id executes once. */
export const commandIdHeader = 'X-Command-Id';
/**
 * The position of the last event in the reply to a command. A query with this value as `X-Min-Position` waits for that
 * position.
 */
export const positionHeader = 'X-Position';
export const minPositionHeader = 'X-Min-Position';
export const requestIdHeader = 'X-Request-Id';
/** In a pushed message: the id of the request that caused it. */
export const pushedRequestHeader = 'correlation-id';
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';
