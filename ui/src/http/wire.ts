/** A request to send; `sent` and `received` receive the progress in bytes. */
export type WireRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob;
} & Hooks;

export type Hooks = {
  readonly signal?: AbortSignal;
  readonly sent?: (bytes: number, total: number) => void;
  readonly received?: (bytes: number) => void;
};

export type WireReply = {
  readonly status: number;
  header(name: string): string | null;
  readonly text: string;
};

/** Sends a request to the server; a `Failure('connection.lost')` means that there was no response. */
export type Wire = (request: WireRequest) => Promise<WireReply>;
