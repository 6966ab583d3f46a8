import {
  deleteCodeListRoute,
  exportCodeListRoute,
  listCodeListsRoute,
  readCodeListCsvRoute,
  readCodeListRoute,
  saveCodeListRoute,
} from '@clearbench/contracts/code-list/routes';
import type { CodeListPorts } from '../../code-list/administration/code-list-editor.tsx';
import {
  type CodeListForm,
  codeListOrder,
  freshCodeList,
  type StoredCodeList,
} from '../../code-list/administration/code-list-form.ts';
import { codeListEditSlice, codeListListSlice } from '../../code-list/administration/code-list-slices.ts';
import { editingSaga } from '../../editing/editing-saga.ts';
import { listingSaga } from '../../editing/listing-saga.ts';
import { caller } from '../../http/caller.ts';
import { notify, notifyTrouble } from '../../notice/notify.ts';
import { troubleOf } from '../../saga/trouble.ts';
import { addFeature } from '../../store.ts';
import { saveFile } from '../../user/administration/audit/save-file.ts';
import { navigate } from '../navigate.ts';
import { addHistory } from './history-feature.ts';

const listCodeLists = caller(listCodeListsRoute);
const readCodeList = caller(readCodeListRoute);
const saveCodeList = caller(saveCodeListRoute);
const deleteCodeList = caller(deleteCodeListRoute);
const readCsv = caller(readCodeListCsvRoute);
const exportCsv = caller(exportCodeListRoute);

const codeLists = '/admin/formats/codelists';

const list = listingSaga({ slice: codeListListSlice, topics: ['code-list'], readAll: () => listCodeLists() });

const edit = editingSaga({
  slice: codeListEditSlice,
  topic: 'code-list',
  stale: 'codeList.stale',
  gone: 'codeList.notFound',
  readStored: (name) => readCodeList({ params: { name } }),
  save: async (draft, stored) => {
    const form: CodeListForm = { ...freshCodeList, ...stored, ...draft };
    return (await saveCodeList({ body: codeListOrder(form, stored as StoredCodeList | undefined) })).name;
  },
  remove: ({ name }) => deleteCodeList({ params: { name: String(name) } }),
  made: (name) => {
    notify({ tone: 'good', textKey: 'codeList.made', params: { name } });
    navigate(`${codeLists}/${name}`);
  },
  removed: ({ name, builtIn }) => {
    notify({
      tone: 'good',
      textKey: builtIn ? 'codeList.resetDone' : 'codeList.deleted',
      params: { name: String(name) },
    });
    navigate(codeLists);
  },
});

/** What the form asks of the server besides. */
export const codeListPorts: CodeListPorts = {
  readCsv: async (csv) => (await readCsv({ body: { csv } })).codes,
  exportCsv: (name) => {
    exportCsv({ params: { name } }).then(
      (reply) => saveFile(reply, `${name}.csv`, 'text/csv'),
      (error) => notifyTrouble(troubleOf(error)),
    );
  },
};

/** State and sagas of code lists, with what they need of the server. */
export const addCodeListFeatures = (): void => {
  addHistory();
  addFeature({ slice: codeListListSlice, saga: list });
  addFeature({ slice: codeListEditSlice, saga: edit });
};
