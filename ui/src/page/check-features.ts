import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { validateFileRoute } from '@clearbench/contracts/file/routes';
import { checkTexts } from '../file/checks/check-texts.ts';
import { checksSaga } from '../file/checks/checks-saga.ts';
import { checksSlice } from '../file/checks/checks-slice.ts';
import { checkReports } from '../file/checks/report-store.ts';
import { kindOf } from '../file/upload/kind-of.ts';
import { validFileName } from '../file/upload/valid-file-name.ts';
import { caller } from '../http/http-caller.ts';
import { selectAppInfo } from '../settings/settings-slice.ts';
import { addFeature, store } from '../store.ts';

const checkText = caller(checkTextRoute);
const validate = caller(validateFileRoute);

const checks = checksSaga({
  shelf: checkTexts,
  reports: checkReports,
  checkText: async (target, name, content) =>
    (await checkText({ query: { ...target, fileName: validFileName(name) }, body: content })).validationReport,
  checkFile: async (fileId) => (await validate({ body: { fileId } })).validationReport,
  unpack: async (archive) => (await import('../file/upload/unpack-archive.ts')).unpackArchive(archive.stream()),
  kindOf,
  largest: () => selectAppInfo(store.getState())?.basicSettings.largestContent ?? 100 * 1024 * 1024,
});

/** State and saga of the page where many files are checked. */
export const addCheckFeatures = (): void => addFeature({ slice: checksSlice, saga: checks });
