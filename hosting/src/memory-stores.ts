import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';

/** Empty stores in memory, for work that must not touch the stores of the installation. */
export const memoryStores = () => ({
  events: memoryEventStore(),
  documents: memoryDocumentStore(),
  contents: memoryContentStore(),
});
