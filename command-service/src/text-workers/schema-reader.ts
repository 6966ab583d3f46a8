import type { ReadStructure } from '@clearbench/validator/formats/read-xsd';
import type { XsdFault } from '@clearbench/validator/formats/xsd-fault';
import type { SchemaVerdict } from '@clearbench/validator/schema-engine/schema-engine';
import { type JobResult, limitedWorker } from './limited-worker.ts';

export type SchemaRead = { readonly structure: ReadStructure } | { readonly fault: XsdFault };
/** Besides the time of every run, a second for this number of bytes of a message. */
export type SchemaLimits = { readonly seconds: number; readonly bytesPerSecond: number; readonly megabytes: number };

/** Reads schemas of administrators, and validates messages with those that the notation cannot express. */
export type SchemaReader = {
  read(xsd: Uint8Array, messageType: string): Promise<JobResult<SchemaRead>>;
  /** `name` identifies the schema. With a key, an older run with the same key is cancelled. */
  check(name: string, xsd: Uint8Array, bytes: Uint8Array, key?: string): Promise<JobResult<SchemaVerdict>>;
  secondsFor(bytes: Uint8Array): number;
  readonly limits: SchemaLimits;
  close(): Promise<void>;
};

export const usualLimits: SchemaLimits = { seconds: 10, bytesPerSecond: 4_194_304, megabytes: 512 };

const module = new URL('./schema-worker.ts', import.meta.url);

/** Two threads with limits, one for uploads and one for validations, so that they do not wait for each other. */
export const schemaReader = (limits: SchemaLimits = usualLimits): SchemaReader => {
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
