/** Questions to the process of the live connections. */
export type ListenersRequest =
  | { readonly type: 'connect'; readonly origin: string; readonly cookies: readonly string[]; readonly clients: number }
  | { readonly type: 'tell' };

/** A received change of a file: the times of the first and the last client. */
export type NoticeMessage = readonly [fileId: string, revision: number, first: number, last: number, clients: number];

export type ListenersReply = {
  readonly connected?: number;
  readonly error?: string;
  readonly heard?: readonly NoticeMessage[];
  /** Changes of files, counted per client. */
  readonly deliveries?: number;
  /** Connections that ended too early. */
  readonly lost?: number;
};

/** Milliseconds on the clock that all processes of a machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;
