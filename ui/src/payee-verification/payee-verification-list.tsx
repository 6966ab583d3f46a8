import type { PayeeVerificationItem } from '@clearbench/contracts/payee-verification/routes';
import { verifyPayeeRoute } from '@clearbench/contracts/payee-verification/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clearingTime } from '../environment-clock/clearing-time.ts';
import { useLiveReading } from '../live/live-reading.ts';
import { Button } from '../parts/button.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { MatchBadge } from './match-badge.tsx';
import { verificationsReading } from './payee-verification-readings.ts';
import { RequestPanel } from './request-panel.tsx';

const Row = ({ item, path }: { readonly item: PayeeVerificationItem; readonly path: string }) => {
  const { i18n } = useTranslation();
  const { verificationId, requestId, requestingBic, respondingBic, at } = item;
  const banks = [requestingBic, respondingBic].filter((bic) => bic !== undefined);
  return (
    <tr>
      <th scope="row" className="figures">
        <time dateTime={at}>{clearingTime(at, i18n.language, true)}</time>
      </th>
      <td>
        <Link to={`${path}/${verificationId}`}>
          <code>{requestId || verificationId}</code>
        </Link>
      </td>
      <td>
        <code>{banks.join(' → ') || '–'}</code>
      </td>
      <td>
        <MatchBadge {...item} />
      </td>
    </tr>
  );
};

type Props = { readonly environmentToken: string; readonly path: string };

const Empty = ({ environmentToken }: Pick<Props, 'environmentToken'>) => {
  const { t } = useTranslation();
  const address = verifyPayeeRoute.path.replace(':environmentToken', environmentToken);
  return (
    <section className="empty-state">
      <h2>{t('payeeVerification.none')}</h2>
      <p className="muted">{t('payeeVerification.noneBody', { address })}</p>
    </section>
  );
};

/** The verifications of payees in an environment, the newest first. */
export const PayeeVerificationList = ({ environmentToken, path }: Props) => {
  const { t } = useTranslation();
  const query = useMemo(() => ({ environmentToken }), [environmentToken]);
  const [isAsking, setAsking] = useState(false);
  const { result: listed, problem, retry } = useLiveReading(verificationsReading, query);
  if (problem && !listed)
    return <ProblemNotice problem={problem} titleKey="payeeVerification.failed" onRetry={retry} />;
  if (!listed) return <Skeletons rows={8} />;
  const { items, total } = listed;
  return (
    <div className="pv-page">
      <div className="pv-head">
        <h1>{t('payeeVerification.title')}</h1>
        <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {t('payeeVerification.ask')}
        </Button>
      </div>
      {isAsking && <RequestPanel environmentToken={environmentToken} path={path} />}
      {items.length === 0 && !isAsking && <Empty environmentToken={environmentToken} />}
      {items.length > 0 && (
        <table className="pv-table">
          <thead>
            <tr>
              {['time', 'request', 'banks', 'result'].map((column) => (
                <th key={column} scope="col">
                  {t(`payeeVerification.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item.verificationId} item={item} path={path} />
            ))}
          </tbody>
        </table>
      )}
      {total > items.length && <p className="muted">{t('payeeVerification.more', { shown: items.length, total })}</p>}
    </div>
  );
};
