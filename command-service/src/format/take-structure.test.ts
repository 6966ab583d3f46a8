import { Readable } from 'node:stream';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { builtInFormats } from '@clearbench/validator/formats/built-in-formats';
import { usualLimits } from '../text-workers/schema-reader.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { takeStructure } from './take-structure.ts';

const [format] = builtInFormats;

describe('a schema that cannot be read completely', () => {
  it.each([
    ['stopped', 'format.xsdTooSlow', { seconds: usualLimits.seconds }],
    ['outOfMemory', 'format.xsdMemoryExceeded', { megabytes: usualLimits.megabytes }],
  ] as const)('%s: is refused and not stored', async (ended, errorKey, params) => {
    if (!format) throw new Error('there is no format');
    const textWorkers: Pick<TextWorkers, 'readSchema'> = { readSchema: async () => ({ ended }) };
    const keepsNothing = { ...memoryContentStore(), put: () => Promise.reject(new Error('it was kept')) };
    const views = uncachedReadModels(memoryDocumentStore(new Map()));
    const parts = { contents: keepsNothing, textWorkers: textWorkers as TextWorkers, views };
    const taking = takeStructure(parts, Readable.from([Buffer.from('<xs:schema/>')]), format);
    await expect(taking).rejects.toMatchObject({ errorKey, params });
  });
});
