import {
  addFormatRoute,
  deleteFormatRoute,
  listFormatsRoute,
  readFormatRoute,
  readFormatTreeRoute,
  saveFormatRoute,
  uploadFormatXsdRoute,
} from '@clearbench/contracts/format/routes';
import { editingSaga } from '../../editing/editing-saga.ts';
import { listingSaga } from '../../editing/listing-saga.ts';
import { addingSaga } from '../../format/adding-saga.ts';
import { addingSlice } from '../../format/adding-slice.ts';
import {
  type FormatForm,
  formatEditSlice,
  formatListSlice,
  type StoredFormat,
  storedFormat,
  structuresSlice,
} from '../../format/format-slices.ts';
import { structuresSaga } from '../../format/structures-saga.ts';
import { caller } from '../../http/caller.ts';
import { notify } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { navigate } from '../navigate.ts';
import { addHistory } from './history-feature.ts';

const listFormats = caller(listFormatsRoute);
const readFormat = caller(readFormatRoute);
const readTree = caller(readFormatTreeRoute);
const saveFormat = caller(saveFormatRoute);
const uploadXsd = caller(uploadFormatXsdRoute);
const addFormat = caller(addFormatRoute);
const deleteFormat = caller(deleteFormatRoute);

const edit = editingSaga({
  slice: formatEditSlice,
  topic: 'format',
  stale: 'format.stale',
  gone: 'format.notFound',
  readStored: async (formatId) => ({ ...storedFormat(await readFormat({ params: { formatId } })) }),
  save: async (draft, known) => {
    const { id, version, severities } = known as StoredFormat;
    const chosen = (draft as Partial<FormatForm>).severities ?? severities;
    return (await saveFormat({ body: { formatId: id, basedOn: version, severities: { ...chosen } } })).formatId;
  },
  remove: ({ id }) => deleteFormat({ params: { formatId: String(id) } }),
  made: () => {},
  removed: (stored) => {
    const { added, messageType } = stored as StoredFormat;
    notify({ tone: 'good', textKey: `formatAdmin.${added ? 'deleted' : 'wasReset'}`, params: { name: messageType } });
    navigate('/admin/formats/formats');
  },
});

const list = listingSaga({ slice: formatListSlice, topics: ['format'], readAll: () => listFormats() });
const structures = structuresSaga({
  read: (formatId) => readTree({ params: { formatId } }),
  upload: ({ id: formatId, version: basedOn }, body) => uploadXsd({ params: { formatId }, query: { basedOn }, body }),
  takeOwn: ({ id: formatId, version: basedOn, severities }) =>
    saveFormat({ body: { formatId, basedOn, severities: { ...severities }, ownStructure: true } }),
});

const adding = addingSaga({
  add: async ({ text, ...query }) => (await addFormat({ query, body: text })).formatId,
  added: (formatId) => {
    notify({ tone: 'good', textKey: 'formatAdmin.wasAdded' });
    navigate(`/admin/formats/formats/${formatId}/edit?view=structure`);
  },
});

/** State and sagas of the list of formats and of one of them. */
export const addFormatFeatures = (): void => {
  addHistory();
  addFeature({ slice: formatListSlice, saga: list });
  addFeature({ slice: formatEditSlice, saga: edit });
  addFeature({ slice: structuresSlice, saga: structures });
  addFeature({ slice: addingSlice, saga: adding });
};
