import type { DryRunResult, DryRunTransaction } from '@clearbench/contracts/scenario/dry-run';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../parts/button.tsx';
import { reasonText } from '../transfer/reason-text.ts';
import { NextDeliveries } from './next-deliveries.tsx';
import { TraceTable } from './trace-table.tsx';

type Props = {
  readonly reply: DryRunResult;
  readonly selected: number;
  readonly onSelect: (number: number) => void;
};

const nameOf = ({ number, transactionId }: DryRunTransaction): string => transactionId ?? String(number);

const Effects = ({ reasons }: Pick<DryRunTransaction, 'reasons'>) => {
  const { t } = useTranslation();
  if (reasons.length === 0) return <span className="muted">{t('scenario.dryRun.noEffect')}</span>;
  return reasons.map((reason) => (
    <span key={`${reason.trigger} ${reason.textKey}`} className="scenario-effect">
      {reasonText(t, reason)}
    </span>
  ));
};

/** The transactions of a dry run with the rules that decide them, and every rule for the selected one. */
export const DryRunResultView = ({
  reply: { transactions, notListed, traces, deliveries },
  selected,
  onSelect,
}: Props) => {
  const { t } = useTranslation();
  if (transactions.length === 0)
    return (
      <>
        <p className="muted">{t('scenario.dryRun.nothing')}</p>
        <NextDeliveries deliveries={deliveries} />
      </>
    );
  const label = t('scenario.dryRun.transactions');
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': label };
  const shown = transactions[selected - 1];
  return (
    <>
      <div {...frame}>
        <table className="admin-table">
          <thead>
            <tr>
              {(['transaction', 'amount', 'rule', 'effect'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`scenario.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transactions.map((one) => (
              <tr key={one.number}>
                <th scope="row">
                  <PlainButton
                    className="link-button"
                    aria-pressed={one.number === selected}
                    onClick={() => onSelect(one.number)}
                  >
                    {nameOf(one)}
                  </PlainButton>
                </th>
                <td>{one.amount === undefined ? '' : `${one.amount} ${one.currency ?? ''}`}</td>
                <td>
                  {one.decidedBy.map(({ name, ruleId }) => name ?? ruleId).join(', ') || t('scenario.dryRun.noRule')}
                </td>
                <td>
                  <Effects reasons={one.reasons} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notListed > 0 && <p className="muted">{t('scenario.dryRun.notListed', { count: notListed })}</p>}
      {shown && <TraceTable traces={traces} label={t('scenario.dryRun.rulesFor', { name: nameOf(shown) })} />}
      <NextDeliveries deliveries={deliveries} />
    </>
  );
};
