import type { ServerResponse } from 'node:http';

const ends = new WeakMap<ServerResponse, Promise<void>>();

/** Resolves when a response is over, sent or cut off; however many wait, the response knows of one. */
export const endOf = (response: ServerResponse): Promise<void> => {
  const known = ends.get(response) ?? new Promise<void>((resolve) => response.once('close', resolve));
  ends.set(response, known);
  return known;
};
