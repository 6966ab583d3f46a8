/** Chosen by the client; sending a command twice with the same id does it once. */
export const commandIdHeader = 'X-Command-Id';
/** Position of the last event of a command's reply; sent back as `X-Min-Position` it makes a read wait for it. */
export const positionHeader = 'X-Position';
export const minPositionHeader = 'X-Min-Position';
export const requestIdHeader = 'X-Request-Id';
/** On a pushed message: the id of the request it follows from. */
export const pushedRequestHeader = 'correlation-id';
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';
