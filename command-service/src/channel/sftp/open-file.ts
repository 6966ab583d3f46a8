/** A file that a client has open. */
export type OpenFile = {
  readonly name: string;
  readonly size: () => number;
  /** Empty at the end of the file. */
  read(offset: number, length: number): Uint8Array;
  write(offset: number, piece: Uint8Array): void;
  close(): Promise<void>;
  /** Ends without a close; returns the name of an upload that did not arrive. */
  discard(): string | undefined;
};
