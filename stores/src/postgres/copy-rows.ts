import type { ClientBase, Connection, Submittable } from 'pg';

/** The part of the driver's connection that sends rows; not in its types. */
type CopyConnection = Connection & { sendCopyFromChunk(bytes: Buffer): void; endCopyFrom(): void };

/** A value in the text format of COPY. */
export type CopyValue = string | number | boolean | Uint8Array | null;

const spelt = (value: CopyValue): string => {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  return String(value).replace(/[\\\n\r\t]/g, (character) => `\\${character}`);
};

/** Runs `COPY … FROM STDIN` with these rows, which the driver cannot do by itself. */
export const copyRows = (client: ClientBase, command: string, rows: readonly (readonly CopyValue[])[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let failed: Error | undefined;
    const text = rows.map((row) => `${row.map(spelt).join('\t')}\n`).join('');
    const copy = {
      /** Set by the driver where its client limits the wait for an answer; ends that limit. */
      callback: undefined as ((error?: Error) => void) | undefined,
      submit: (connection: Connection) => void connection.query(command),
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(Buffer.from(text));
        connection.endCopyFrom();
      },
      handleCommandComplete() {},
      handleError(error: Error) {
        failed = error;
        copy.callback?.(error);
        reject(error);
      },
      handleReadyForQuery() {
        copy.callback?.();
        if (!failed) resolve();
      },
    };
    client.query(copy as unknown as Submittable);
  });
