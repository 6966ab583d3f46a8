import type { RuleTrace } from '@clearbench/contracts/scenario/dry-run';
import type { DecidingRule } from '@clearbench/contracts/transfer/clearing';
import { useTranslation } from 'react-i18next';

type Props = { readonly traces: readonly RuleTrace[]; readonly label: string };

const keyOf = ({ list, ruleId }: DecidingRule): string => `${list} ${ruleId}`;

/** The deciding rules first, then the lists by their owners. */
const owners = ['tester', 'environment', 'cents', 'commands'] as const;

const rank = ({ outcome, rule }: RuleTrace): number => (outcome === 'matched' ? -1 : owners.indexOf(rule.list));

const Why = ({ trace: { outcome, condition } }: { readonly trace: RuleTrace }) => {
  const { t } = useTranslation();
  if (condition === undefined) return <span>{t(`scenario.outcome.${outcome}`)}</span>;
  const { field, expected, actual } = condition;
  return (
    <span>
      <code>{field}</code>{' '}
      {actual === '' ? t('scenario.expectedNone', { expected }) : t('scenario.expectedActual', { expected, actual })}
    </span>
  );
};

/** Every rule for a transaction: it decides, or the first condition that does not hold. */
export const TraceTable = ({ traces, label }: Props) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box scenario-traces', tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {(['rule', 'list', 'result'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`scenario.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {traces
            .toSorted((one, other) => rank(one) - rank(other))
            .map((trace) => (
              <tr key={keyOf(trace.rule)} data-outcome={trace.outcome}>
                <th scope="row">{trace.rule.name ?? trace.rule.ruleId}</th>
                <td>{t(`scenario.owner.${trace.rule.list}`)}</td>
                <td>
                  <Why trace={trace} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
};
