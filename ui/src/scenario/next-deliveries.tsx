import type { DryRunResult } from '@clearbench/contracts/scenario/dry-run';
import { useTranslation } from 'react-i18next';
import { clearingTime } from '../environment-clock/clearing-time.ts';

type Next = DryRunResult['deliveries'][number];

/** The template of a payment or collection, or the kind of a message and the delivery that it is about. */
const MessageOfDelivery = ({ templateName, about }: Pick<Next, 'templateName' | 'about'>) => {
  const { t } = useTranslation();
  if (about === undefined) return <code>{templateName}</code>;
  return (
    <>
      {t(`receive.${about.kind}`)} → <code>{about.ruleId}</code>
    </>
  );
};

/** The next time and message of each delivery of the list. */
export const NextDeliveries = ({ deliveries }: { readonly deliveries: DryRunResult['deliveries'] }) => {
  const { t, i18n } = useTranslation();
  if (deliveries.length === 0) return null;
  const forTesters = deliveries.some(({ receivers }) => receivers !== undefined);
  const label = t('scenario.dryRun.deliveries');
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div {...frame}>
      <table className="admin-table scenario-deliveries">
        <thead>
          <tr>
            {(['delivery', 'nextTime', 'message'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`scenario.column.${column}`)}
              </th>
            ))}
            {forTesters && <th scope="col">{t('scenario.column.receivers')}</th>}
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ rule: { ruleId, name }, dueAt, minutes, ...message }) => (
            <tr key={ruleId}>
              <th scope="row">{name ?? ruleId}</th>
              <td>
                {dueAt === undefined
                  ? t('scenario.dryRun.afterAdvance', { count: minutes ?? 0 })
                  : clearingTime(dueAt, i18n.language)}
              </td>
              <td>
                <MessageOfDelivery {...message} />
              </td>
              {forTesters && <td>{message.receivers}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
