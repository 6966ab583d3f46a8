import type { EnvelopeEvent } from '@clearbench/contracts/envelope/events';
import {
  allNamespaces,
  type EnvelopeNamespacesDocument,
  envelopeNamespacesView,
} from '@clearbench/contracts/envelope/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Stored = Extract<EnvelopeEvent, { type: 'EnvelopeProfileAdded' }>['data'];

const withProfile = (
  before: EnvelopeNamespacesDocument | undefined,
  { profileId, name, namespaces }: Stored,
): EnvelopeNamespacesDocument => ({ profiles: { ...before?.profiles, [profileId]: { name, namespaces } } });

/** The namespaces of all envelope profiles of administrators, so that a validation can name the profile of a file. */
export const envelopeNamespaces = projection<EnvelopeNamespacesDocument, EnvelopeEvent>({
  ...envelopeNamespacesView,
  version: 1,
  key: () => allNamespaces,
  on: {
    EnvelopeProfileAdded: (before, { data }) => withProfile(before, data),
    EnvelopeProfileChanged: (before, { data }) => withProfile(before, data),
    EnvelopeProfileRemoved: (before, { data }) => {
      const { [data.profileId]: _, ...profiles } = before?.profiles ?? {};
      return { profiles };
    },
  },
});
