/** Questions to the product. */
export type RuntimeRequest =
  | { readonly type: 'open'; readonly dataFolder: string }
  /** Renames files, one after another; answers with the time of each commit, by position. */
  | { readonly type: 'rename'; readonly times: number; readonly pauseMs: number };

/** Questions to the clients. */
export type ListenersRequest =
  | { readonly type: 'connect'; readonly origin: string; readonly clients: number }
  /** Waits until every client has received every position; answers with the times, by position. */
  | { readonly type: 'heard'; readonly positions: readonly number[] };

/** Milliseconds on the clock that all processes of a machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** `[position, time]`, as plain data for messages between processes. */
export type Moment = readonly [position: number, at: number];
