import { addFeature } from '../store.ts';
import { inboxReading } from './inbox-reading.ts';

/** Adds the part of the store of the inbox. */
export const addInbox = (): void => addFeature({ slice: inboxReading.slice, saga: inboxReading.saga });
