import { participantMessageView } from '@clearbench/contracts/transfer/participant-message';
import { liveReading } from '../live/live-reading.ts';
import { inboxOf } from './inbox-calls.ts';

type OfEnvironment = { readonly environmentId: string; readonly environmentToken: string };

/** The inbox of the user in an environment, read again when a message arrives or is answered. */
export const inboxReading = liveReading({
  name: 'inbox',
  topic: participantMessageView.name,
  read: ({ environmentToken }: OfEnvironment) => inboxOf(environmentToken),
  // The server names the environment, not the message.
  isAbout: ({ environmentId }, id) => environmentId === id,
});
