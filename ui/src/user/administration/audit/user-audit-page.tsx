import '../users.css';
import { Failure } from '@clearbench/contracts/failure';
import { readUserRoute } from '@clearbench/contracts/user/administration-routes';
import { exportAuditRoute, readAccountAsOfRoute, readAuditRoute } from '@clearbench/contracts/user/audit-routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { caller } from '../../../http/http-caller.ts';
import { notifyProblem } from '../../../notice/notify.ts';
import { PageTitle } from '../../../parts/page-title.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { addFeature } from '../../../store.ts';
import { nameOf } from '../account-names.ts';
import { addChoices } from '../choices/add-choices.ts';
import { auditSaga } from './audit-saga.ts';
import { auditSlice, selectAudit } from './audit-slice.ts';
import { AuditView } from './audit-view.tsx';

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
  notifyProblem,
});

addChoices();
addFeature({ slice: auditSlice, saga });

/** The history of one account. */
export const UserAuditPage = () => {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { account } = useSelector(selectAudit);
  return (
    <>
      <PageTitle title={t('audit.title', { name: account ? nameOf(account) : userId })} />
      <AuditView userId={userId} />
    </>
  );
};
