/** What the product under test is asked. */
export type PlantOrder =
  | { readonly type: 'open'; readonly dataFolder: string }
  /** Renames files, one after another; answers when each was committed, by its position in the log. */
  | { readonly type: 'rename'; readonly times: number; readonly pauseMs: number };

/** What the clients are asked. */
export type ListenersOrder =
  | { readonly type: 'connect'; readonly origin: string; readonly clients: number }
  /** Waits until every client has heard of every position; answers when, by position. */
  | { readonly type: 'heard'; readonly positions: readonly number[] };

/** Milliseconds on the clock all processes of a machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** `[position, when]`, plain so that it passes between processes. */
export type Moment = readonly [position: number, at: number];
