import type { BulkVerdict } from '@clearbench/contracts/transfer/clearing';
import { useTranslation } from 'react-i18next';
import { tone } from './status-tone.ts';

/** The result of the clearing for each bulk of a file. */
export const BulkTable = ({ bulks }: { readonly bulks: readonly BulkVerdict[] }) => {
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
