import '../transfer/transfer.css';
import '../payee-verification/payee-verification.css';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../parts/page-title.tsx';
import { addPayeeVerifications } from '../payee-verification/payee-verification-readings.ts';
import { PayeeVerificationView } from '../payee-verification/payee-verification-view.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

addPayeeVerifications();

/** One verification of a payee. */
export const PayeeVerificationPage = () => {
  const { t } = useTranslation();
  const { verificationId = '' } = useParams();
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken } = environment;
  const listPath = `${pathOfFiles({ envToken: environmentToken, rbVersion })}/payees`;
  const names = { environmentToken, verificationId, listPath };
  return (
    <>
      <PageTitle title={t('payeeVerification.detail')} />
      <PayeeVerificationView key={verificationId} {...names} />
    </>
  );
};
