import {
  type CodeListDetails,
  type CodeListOverview,
  deleteCodeListRoute,
  exportCodeListRoute,
  listCodeListsRoute,
  readCodeListCsvRoute,
  readCodeListRoute,
  saveCodeListRoute,
} from '@clearbench/contracts/code-list/routes';
import { adminResource } from '../../admin-resource/admin-resource.ts';
import { caller } from '../../http/http-caller.ts';
import { notifyProblem } from '../../notice/notify.ts';
import { saveFile } from '../../parts/save-file.ts';
import { problemOf } from '../../saga/problem.ts';
import { type CodeListForm, type Codes, codeListRequest, freshCodeList } from './code-list-form.ts';

const listCodeLists = caller(listCodeListsRoute);
const readCodeList = caller(readCodeListRoute);
const saveCodeList = caller(saveCodeListRoute);
const deleteCodeList = caller(deleteCodeListRoute);
const readCsv = caller(readCodeListCsvRoute);
const exportCsv = caller(exportCodeListRoute);

/** Code lists; deleting a built-in one restores its original codes. */
export const codeLists = adminResource<CodeListOverview, CodeListDetails, CodeListForm>({
  name: 'codeList',
  noun: 'code-list',
  addresses: { list: '/admin/formats/codelists', item: (name) => `/admin/formats/codelists/${name}` },
  initial: freshCodeList,
  fields: [
    ['title', 'codeList.field.title'],
    ['subsetOf', 'codeList.field.subsetOf'],
    ['codes', 'codeList.field.codes'],
  ],
  readFailed: 'codeList.fetchFailed',
  errors: { stale: 'codeList.stale', notFound: 'codeList.notFound' },
  notices: {
    created: (name) => ({ tone: 'good', textKey: 'codeList.made', params: { name } }),
    removed: ({ name, builtIn }) => ({
      tone: 'good',
      textKey: builtIn ? 'codeList.resetDone' : 'codeList.deleted',
      params: { name },
    }),
  },
  idOf: ({ name }) => name,
  list: () => listCodeLists(),
  read: (name) => readCodeList({ params: { name } }),
  save: async (shown, stored) => (await saveCodeList({ body: codeListRequest(shown, stored) })).name,
  remove: ({ name }) => deleteCodeList({ params: { name } }),
});

/** The codes of a CSV file. */
export const readCodes = async (csv: string): Promise<Codes> => (await readCsv({ body: { csv } })).codes;

/** Downloads the stored list as a CSV file. */
export const exportCodes = async (name: string): Promise<void> => {
  try {
    saveFile(await exportCsv({ params: { name } }), `${name}.csv`, 'text/csv');
  } catch (error) {
    notifyProblem(problemOf(error));
  }
};
