import {
  deleteEnvelopeRoute,
  type EnvelopeDetails,
  type EnvelopeSummary,
  listEnvelopesRoute,
  readEnvelopeRoute,
  saveEnvelopeRoute,
} from '@clearbench/contracts/envelope/routes';
import { adminResource } from '../../admin-resource/admin-resource.ts';
import { caller } from '../../http/http-caller.ts';

const listEnvelopes = caller(listEnvelopesRoute);
const readEnvelope = caller(readEnvelopeRoute);
const saveEnvelope = caller(saveEnvelopeRoute);
const deleteEnvelope = caller(deleteEnvelopeRoute);

export type EnvelopeForm = { readonly text: string };

/** The envelope profiles: how files of clearings wrap messages. */
export const envelopes = adminResource<EnvelopeSummary, EnvelopeDetails, EnvelopeForm>({
  name: 'envelope',
  noun: 'envelope',
  otherTopics: ['sim-env'],
  addresses: { list: '/admin/formats/envelopes', item: (profileId) => `/admin/formats/envelopes/${profileId}` },
  initial: { text: '' },
  fields: [['text', 'envelope.field.text']],
  readFailed: 'envelope.readFailed',
  errors: { stale: 'envelope.stale', notFound: 'envelope.notFound' },
  notices: {
    created: (name) => ({ tone: 'good', textKey: 'envelope.created', params: { name } }),
    removed: ({ name }) => ({ tone: 'good', textKey: 'envelope.deleted', params: { name } }),
  },
  idOf: ({ profileId }) => profileId,
  list: () => listEnvelopes(),
  read: (profileId) => readEnvelope({ params: { profileId } }),
  save: async ({ text }, stored) => {
    const changed = stored ? { profileId: stored.profileId, basedOn: stored.version } : {};
    return (await saveEnvelope({ body: { text, ...changed } })).profileId;
  },
  remove: ({ profileId }) => deleteEnvelope({ params: { profileId } }),
});
