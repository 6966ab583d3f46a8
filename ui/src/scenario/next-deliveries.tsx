import type { DryRunResult } from '@clearbench/contracts/scenario/dry-run';
import { useTranslation } from 'react-i18next';
import { clearingTime } from '../environment-clock/clearing-time.ts';

/** The next time and message of each delivery of the list. */
export const NextDeliveries = ({ deliveries }: { readonly deliveries: DryRunResult['deliveries'] }) => {
  const { t, i18n } = useTranslation();
  if (deliveries.length === 0) return null;
  const label = t('scenario.dryRun.deliveries');
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {(['delivery', 'nextTime', 'template'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`scenario.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ rule: { ruleId, name }, dueAt, templateName, minutes }) => (
            <tr key={ruleId}>
              <th scope="row">{name ?? ruleId}</th>
              <td>
                {dueAt === undefined
                  ? t('scenario.dryRun.afterAdvance', { count: minutes ?? 0 })
                  : clearingTime(dueAt, i18n.language)}
              </td>
              <td>
                <code>{templateName}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
