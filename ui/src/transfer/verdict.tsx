import type { BulkVerdict, ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import { useTranslation } from 'react-i18next';
import { ReasonLine } from './reason-line.tsx';
import { tone } from './status-tone.ts';

/** The result of the clearing for each bulk of a file. */
const BulkTable = ({ bulks }: { readonly bulks: readonly BulkVerdict[] }) => {
  const { t } = useTranslation();
  return (
    <section className="tr-bulks" aria-label={t('transfer.bulks.title')} tabIndex={bulks.length > 8 ? 0 : undefined}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('transfer.verdict.bulk')}</th>
            <th scope="col">{t('transfer.bulks.message')}</th>
            <th scope="col">{t('transfer.bulks.status')}</th>
            <th scope="col">{t('transfer.verdict.accepted')}</th>
          </tr>
        </thead>
        <tbody>
          {bulks.map(({ bulk, messageType, messageId, groupStatus, bulkCode, counts }) => (
            <tr key={bulk}>
              <th scope="row">{bulk}</th>
              <td>
                <code>{messageType ?? '–'}</code> <code className="muted">{messageId}</code>
              </td>
              <td>
                <strong className={`tr-status tr-${tone[groupStatus]}`} title={t(`transfer.group.${groupStatus}`)}>
                  {groupStatus}
                </strong>{' '}
                <code>{bulkCode}</code>
              </td>
              <td>{t('transfer.verdict.of', { count: counts.accepted, all: counts.transactions })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/**
 * The result of the clearing: the group status, the codes of file and bulk, the number of accepted transactions, and
 * the reason.
 */
export const Verdict = ({ verdict }: { readonly verdict: ClearingVerdict }) => {
  const { t } = useTranslation();
  const { groupStatus, fileCode, bulkCode, counts, reasons, file, bulks } = verdict;
  return (
    <section className="tr-verdict">
      <div className="tr-verdict-head">
        <strong className={`tr-status tr-${tone[groupStatus]}`}>{groupStatus}</strong>
        <span>{t(`transfer.group.${groupStatus}`)}</span>
      </div>
      <dl className="tr-facts figures">
        <div>
          <dt>{t('transfer.verdict.file')}</dt>
          <dd>
            <code>{fileCode}</code> {file && <code className="muted">{`${file.fileType} ${file.reference}`}</code>}
          </dd>
        </div>
        {bulkCode !== '' && (
          <div>
            <dt>{t(bulks ? 'transfer.bulks.title' : 'transfer.verdict.bulk')}</dt>
            <dd>
              <code>{bulkCode}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('transfer.verdict.accepted')}</dt>
          <dd>{t('transfer.verdict.of', { count: counts.accepted, all: counts.transactions })}</dd>
        </div>
      </dl>
      {bulks && <BulkTable bulks={bulks} />}
      {reasons.length > 0 && (
        <ul className="tr-reasons" aria-label={t('transfer.verdict.reasons')}>
          {reasons.map((reason) => (
            <li key={`${reason.bulk ?? ''} ${reason.trigger} ${reason.textKey} ${reason.transactionId ?? ''}`}>
              <ReasonLine reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
