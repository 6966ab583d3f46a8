import type { ReadStructure } from '@clearbench/validation/formats/read-xsd';
import type { XsdFault } from '@clearbench/validation/formats/xsd-fault';
import type { SchemaVerdict } from '@clearbench/validation/schema-engine/schema-engine';
import { limitedWorker, type Outcome } from './limited-worker.ts';

export type SchemaRead = { readonly structure: ReadStructure } | { readonly fault: XsdFault };
/** Beside the time every run has, a second for so many bytes of a message. */
export type SchemaLimits = { readonly seconds: number; readonly bytesPerSecond: number; readonly megabytes: number };

/** Where schemas of administrators are read, and messages checked by those beyond our notation. */
export type SchemaDesk = {
  read(xsd: Uint8Array, messageType: string): Promise<Outcome<SchemaRead>>;
  /** `name` tells schemas apart. With a key, an older run of the same key is given up. */
  check(name: string, xsd: Uint8Array, bytes: Uint8Array, key?: string): Promise<Outcome<SchemaVerdict>>;
  secondsFor(bytes: Uint8Array): number;
  readonly limits: SchemaLimits;
  close(): Promise<void>;
};

export const usualLimits: SchemaLimits = { seconds: 10, bytesPerSecond: 4_194_304, megabytes: 512 };

const module = new URL('./schema-worker.ts', import.meta.url);

/** Threads that can be ended, one for what is uploaded and one for checks: neither waits for the other's hard cases. */
export const schemaDesk = (limits: SchemaLimits = usualLimits): SchemaDesk => {
  const [readers, checkers] = [limitedWorker(module, limits), limitedWorker(module, limits)];
  const secondsFor = ({ length }: Uint8Array) => limits.seconds + Math.floor(length / limits.bytesPerSecond);
  return {
    limits,
    secondsFor,
    read: (xsd, messageType) => readers.run('read', { xsd, messageType }, limits.seconds),
    check: (name, xsd, bytes, key) => checkers.run('check', { name, xsd, bytes }, secondsFor(bytes), key),
    close: async () => {
      await Promise.all([readers.close(), checkers.close()]);
    },
  };
};
