/** Renames a file several times, one after another; answers with the time of each commit, by position. */
export type RenameRequest = { readonly type: 'rename'; readonly times: number; readonly pauseMs: number };

/** Questions to the product in one process. */
export type RuntimeRequest = { readonly type: 'open'; readonly dataFolder: string } | RenameRequest;

/** Questions to a service in a process of its own. */
export type ServiceRequest =
  | {
      readonly type: 'open';
      readonly service: 'projections' | 'commands' | 'live';
      /** The address of the database. */
      readonly postgres: string;
    }
  | RenameRequest;

/** Questions to the clients. */
export type ListenersRequest =
  | { readonly type: 'connect'; readonly origin: string; readonly clients: number }
  /** Waits until every client has received every position; answers with the times, by position. */
  | { readonly type: 'heard'; readonly positions: readonly number[] };

/** Milliseconds on the clock that all processes of a machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** `[position, time]`, as plain data for messages between processes. */
export type Moment = readonly [position: number, at: number];
