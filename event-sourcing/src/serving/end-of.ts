import type { ServerResponse } from 'node:http';

const end = Symbol('end');

/** Resolves when a response is over, sent or cut off; however many wait, the response knows of one. */
export const endOf = (response: ServerResponse & { [end]?: Promise<void> }): Promise<void> => {
  response[end] ??= new Promise((resolve) => void response.once('close', resolve));
  return response[end];
};
