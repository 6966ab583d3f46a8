/** What the process of the live connections is asked. */
export type ListenersOrder =
  | { readonly type: 'connect'; readonly origin: string; readonly cookies: readonly string[]; readonly clients: number }
  | { readonly type: 'tell' };

/** A change of a file as it arrived: when the first and the last of so many clients heard of it. */
export type Heard = readonly [fileId: string, revision: number, first: number, last: number, clients: number];

export type ListenersReply = {
  readonly connected?: number;
  readonly error?: string;
  readonly heard?: readonly Heard[];
  /** Changes of files, counted for each client that was told. */
  readonly deliveries?: number;
  /** Connections that ended before they should. */
  readonly lost?: number;
};

/** Milliseconds on the clock all processes of a machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;
