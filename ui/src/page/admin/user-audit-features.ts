import { Failure } from '@clearbench/contracts/failure';
import { readUserRoute } from '@clearbench/contracts/user/administration-routes';
import { exportAuditRoute, readAccountAsOfRoute, readAuditRoute } from '@clearbench/contracts/user/audit-routes';
import { caller } from '../../http/caller.ts';
import { notifyTrouble } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { auditSaga } from '../../user/administration/audit/audit-saga.ts';
import { auditSlice } from '../../user/administration/audit/audit-slice.ts';
import { saveFile } from '../../user/administration/audit/save-file.ts';
import { addChoices } from './user-choices-feature.ts';

const readAudit = caller(readAuditRoute);
const exportAudit = caller(exportAuditRoute);
const readAsOf = caller(readAccountAsOfRoute);
const readUser = caller(readUserRoute);

const isGone = (error: unknown): boolean => error instanceof Failure && error.errorKey === 'user.notFound';

const saga = auditSaga({
  readPage: (userId, query) => readAudit({ params: { userId }, query }),
  readAccount: async (userId) => {
    try {
      return await readUser({ params: { userId } });
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  },
  readAsOf: (userId, at) => readAsOf({ params: { userId }, query: { at } }),
  save: async (userId, query, format) => {
    const reply: unknown = await exportAudit({ params: { userId }, query: { ...query, format } });
    saveFile(reply, `audit-${userId}.${format}`, format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json');
  },
  now: () => new Date().toISOString(),
  notifyTrouble,
});

/** State and saga of a history, with what they need of the server and the browser. */
export const addUserAuditFeatures = (): void => {
  addChoices();
  addFeature({ slice: auditSlice, saga });
};
