import '../editing/editing.css';
import '../payee-verification/payee-verification.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../parts/page-title.tsx';
import { PayeeVerificationList } from '../payee-verification/payee-verification-list.tsx';
import { addPayeeVerifications } from '../payee-verification/payee-verification-readings.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

addPayeeVerifications();

/** The verifications of payees in the environment of the address. */
export const PayeeVerificationsPage = () => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken } = environment;
  const path = `${pathOfFiles({ envToken: environmentToken, rbVersion })}/payees`;
  return (
    <>
      <PageTitle title={t('payeeVerification.title')} />
      <PayeeVerificationList key={environmentToken} environmentToken={environmentToken} path={path} />
    </>
  );
};
