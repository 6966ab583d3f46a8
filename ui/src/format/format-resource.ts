import {
  addFormatRoute,
  deleteFormatRoute,
  type FormatSummary,
  listFormatsRoute,
  readFormatRoute,
  readFormatTreeRoute,
  saveFormatRoute,
  uploadFormatXsdRoute,
} from '@clearbench/contracts/format/routes';
import { adminResource } from '../admin-resource/admin-resource.ts';
import { caller } from '../http/http-caller.ts';
import { notify } from '../notice/notify.ts';
import { navigate } from '../page/navigate.ts';
import { addingSaga } from './adding-saga.ts';
import { addingSlice } from './adding-slice.ts';
import { type FormatForm, type StoredFormat, storedFormat } from './format-form.ts';
import { structuresSaga } from './structures-saga.ts';
import { structuresSlice } from './structures-slice.ts';

const listFormats = caller(listFormatsRoute);
const readFormat = caller(readFormatRoute);
const readTree = caller(readFormatTreeRoute);
const saveFormat = caller(saveFormatRoute);
const uploadXsd = caller(uploadFormatXsdRoute);
const addFormat = caller(addFormatRoute);
const deleteFormat = caller(deleteFormatRoute);

const readStored = async (formatId: string): Promise<StoredFormat> =>
  storedFormat(await readFormat({ params: { formatId } }));

const save = async ({ id: formatId, version: basedOn }: StoredFormat, { severities }: FormatForm): Promise<string> =>
  (await saveFormat({ body: { formatId, basedOn, severities: { ...severities } } })).formatId;

const addressOf = (formatId: string): string => `/admin/formats/formats/${formatId}/edit`;

const formatResource = adminResource<FormatSummary, StoredFormat, FormatForm>({
  name: 'format',
  noun: 'format',
  addresses: { list: '/admin/formats/formats', item: addressOf },
  initial: { severities: {} },
  fields: [['severities', 'formatAdmin.changedRules']],
  readFailed: 'formatAdmin.fetchFailed',
  errors: { stale: 'format.stale', notFound: 'format.notFound' },
  notices: {
    created: () => ({ tone: 'good', textKey: 'formatAdmin.wasAdded' }),
    removed: ({ added, messageType: name }) => ({
      tone: 'good',
      textKey: `formatAdmin.${added ? 'deleted' : 'wasReset'}`,
      params: { name },
    }),
  },
  idOf: ({ id }) => id,
  list: () => listFormats(),
  read: readStored,
  // A format is added with its schema in a dialog of the list, never by this form.
  save: async (shown, stored) => (stored ? save(stored, shown) : ''),
  remove: ({ id }) => deleteFormat({ params: { formatId: id } }),
});

const structures = structuresSaga(formatResource.edit, {
  readStructure: (formatId) => readTree({ params: { formatId } }),
  readFormat: readStored,
  upload: ({ id: formatId, version: basedOn }, body) => uploadXsd({ params: { formatId }, query: { basedOn }, body }),
  takeOwn: ({ id: formatId, version: basedOn, severities }) =>
    saveFormat({ body: { formatId, basedOn, severities: { ...severities }, ownStructure: true } }),
});

const adding = addingSaga({
  add: async ({ text, ...query }) => (await addFormat({ query, body: text })).formatId,
  added: (formatId) => {
    notify(formatResource.notices.created(formatId));
    navigate(`${addressOf(formatId)}?view=structure`);
  },
});

/** The formats of every rulebook, with their structures. */
export const formats = {
  ...formatResource,
  features: [
    ...formatResource.features,
    { slice: structuresSlice, saga: structures },
    { slice: addingSlice, saga: adding },
  ],
};
