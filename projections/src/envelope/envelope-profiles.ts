import type { EnvelopeEvent } from '@clearbench/contracts/envelope/events';
import { type EnvelopeProfileDocument, envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The current envelope profiles of administrators. */
export const envelopeProfiles = projection<EnvelopeProfileDocument, EnvelopeEvent>({
  ...envelopeProfileView,
  version: 1,
  key: ({ data }) => data.profileId,
  on: {
    EnvelopeProfileAdded: (_, { data: { profileId, name, text } }) => ({ profileId, name, text, version: 1 }),
    EnvelopeProfileChanged: (doc, { data: { profileId, name, text } }) =>
      doc && { profileId, name, text, version: doc.version + 1 },
    EnvelopeProfileRemoved: () => null,
  },
  notice: ({ profileId }) => ({ topic: envelopeProfileView.name, id: profileId, audience: 'everyone' }),
});
