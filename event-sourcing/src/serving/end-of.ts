import type { ServerResponse } from 'node:http';

const end = Symbol('end');

/** Resolves when a response has ended or was cut off; all callers share one listener. */
export const endOf = (response: ServerResponse & { [end]?: Promise<void> }): Promise<void> => {
  response[end] ??= new Promise((resolve) => void response.on('close', resolve));
  return response[end];
};
