import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileOwnerDocument, fileOwnerView } from '@clearbench/contracts/file/views';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { ownerOf } from './retention.ts';

const ownerIn = (event: Recorded<FileEvent>): string =>
  event.type === 'FileCreated' || event.type === 'FileReceived' ? ownerOf(event) : '';

const once = (owner: FileOwnerDocument | undefined, event: Recorded<FileEvent>): FileOwnerDocument | undefined =>
  owner ? undefined : { ownerId: ownerIn(event) };

/** All users who have or had files, including deleted ones, so that their files still expire. */
export const fileOwners = projection<FileOwnerDocument, FileEvent>({
  ...fileOwnerView,
  version: 1,
  key: (event) => ownerIn(event) || undefined,
  on: { FileCreated: once, FileReceived: once },
});
