import {
  listFormatsRoute,
  readFormatRoute,
  readFormatTreeRoute,
  saveFormatRoute,
  uploadFormatXsdRoute,
} from '@clearbench/contracts/format/routes';
import { editingSaga } from '../../editing/editing-saga.ts';
import { listingSaga } from '../../editing/listing-saga.ts';
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
import { addFeature } from '../../store.ts';
import { addHistory } from './history-feature.ts';

const listFormats = caller(listFormatsRoute);
const readFormat = caller(readFormatRoute);
const readTree = caller(readFormatTreeRoute);
const saveFormat = caller(saveFormatRoute);
const uploadXsd = caller(uploadFormatXsdRoute);

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
  remove: async () => {},
  made: () => {},
  removed: () => {},
});

const list = listingSaga({ slice: formatListSlice, topics: ['format'], readAll: () => listFormats() });
const structures = structuresSaga({
  read: (formatId) => readTree({ params: { formatId } }),
  upload: ({ id: formatId, version: basedOn }, body) => uploadXsd({ params: { formatId }, query: { basedOn }, body }),
  takeOwn: ({ id: formatId, version: basedOn, severities }) =>
    saveFormat({ body: { formatId, basedOn, severities: { ...severities }, ownStructure: true } }),
});

/** State and sagas of the list of formats and of one of them. */
export const addFormatFeatures = (): void => {
  addHistory();
  addFeature({ slice: formatListSlice, saga: list });
  addFeature({ slice: formatEditSlice, saga: edit });
  addFeature({ slice: structuresSlice, saga: structures });
};
