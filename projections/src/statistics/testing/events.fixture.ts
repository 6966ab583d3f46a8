import type { FileEvent } from '@clearbench/contracts/file/events';
import type { GivenEvent } from '@clearbench/event-sourcing/testing/given-when.fixture';
import type { CountedEvent } from '../counting.ts';

type Created = Extract<FileEvent, { type: 'FileCreated' }>['data'];
type Given = GivenEvent<CountedEvent>;

const content = (messageType: string | undefined) => ({
  sha256: 'c',
  size: 1,
  transactions: 1,
  references: [],
  ...(messageType === undefined ? {} : { messageType }),
});
const fileLocation = { environmentId: 'e1', environmentToken: 'sct', rbVersion: '2023', fileName: 'one.xml' } as const;
const result = { contentSha256: 'c', reportSha256: 'r', errors: 0, warnings: 0, infos: 0 };

type Making = { readonly origin?: Created['origin']; readonly messageType?: string };

/** Counted events by actor and time. */
export const sampleEvents = {
  created: (actor: string, at: string, { origin = 'upload', messageType }: Making = {}): Given => ({
    type: 'FileCreated',
    data: { fileId: 'f1', ...fileLocation, direction: 'TS', origin, content: content(messageType) },
    metadata: { actor, at },
  }),
  received: (actor: string, at: string, messageType: string, ownerId?: string): Given => ({
    type: 'FileReceived',
    data: {
      fileId: 'f2',
      ...fileLocation,
      content: content(messageType),
      causedByFileId: 'f1',
      causedByTransferId: 't1',
      ...(ownerId === undefined ? {} : { ownerId }),
    },
    metadata: { actor, at },
  }),
  checked: (actor: string, at: string): Given => ({
    type: 'FileValidated',
    data: { fileId: 'f1', contentVersion: 1, result },
    metadata: { actor, at },
  }),
  textChecked: (actor: string, at: string): Given => ({
    type: 'TextChecked',
    data: { environmentId: 'e1', rbVersion: '2023', size: 1, errors: 0, warnings: 0, infos: 0 },
    metadata: { actor, at },
  }),
  sent: (actor: string, at: string): Given => ({
    type: 'TransferRequested',
    data: { transferId: 't1', fileId: 'f1', ...fileLocation, contentVersion: 1, sha256: 'c', requestedBy: actor },
    metadata: { actor, at },
  }),
  signedUp: (userId: string, at: string): Given => ({
    type: 'UserSignedUp',
    data: { userId, provider: 'p', subject: userId, email: '', displayName: '', emailVerified: true },
    metadata: { actor: 'system:sign-in', at },
  }),
};
