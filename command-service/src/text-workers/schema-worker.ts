import { workerData } from 'node:worker_threads';
import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import { readXsd } from '@clearbench/validator/formats/read-xsd';
import { checkBySchema, faultOfSchema } from '@clearbench/validator/schema-engine/schema-engine';
import { failIfRefused, limitMemory } from './memory-limit.ts';
import type { SchemaRead } from './schema-reader.ts';

limitMemory((workerData as { megabytes: number }).megabytes);

const withinMemory = <Value>(work: () => Value): Value => {
  try {
    return work();
  } finally {
    failIfRefused();
  }
};

type Schema = { readonly xsd: Uint8Array };

answerTasks({
  read: ({ xsd, messageType }: Schema & { messageType: string }): SchemaRead =>
    withinMemory(() => {
      const read = readXsd(xsd, messageType);
      const fault = 'structure' in read && read.structure.beyond ? faultOfSchema(xsd) : undefined;
      return fault ? { fault } : read;
    }),
  check: ({ name, xsd, bytes }: Schema & { name: string; bytes: Uint8Array }) =>
    withinMemory(() => checkBySchema(name, xsd, bytes)),
});
