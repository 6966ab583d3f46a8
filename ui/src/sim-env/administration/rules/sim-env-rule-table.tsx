import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { useTranslation } from 'react-i18next';
import { chosenSeverities } from '../../../format/rule-severities.ts';
import { groupedRules } from './found-rules.ts';
import { SimEnvRuleRow } from './sim-env-rule-row.tsx';

type Props = {
  /** All rules: those that are not visible keep their selection. */
  readonly rules: readonly SimEnvRule[];
  readonly found: readonly SimEnvRule[];
  readonly severities: Readonly<RuleSeverities>;
  readonly onChange: (severities: Readonly<RuleSeverities>) => void;
};

const columns = ['rule', 'help', 'otherwise', 'source', 'here'] as const;

/** The matching rules by group, with their severities here. */
export const SimEnvRuleTable = ({ rules, found, severities, onChange }: Props) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('simEnvRules.title') };
  return (
    <div {...frame}>
      <table className="admin-table rule-table sim-env-rules">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`simEnvRules.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groupedRules(found).map(({ group, rules: some }) => (
          <tbody key={group}>
            <tr className="rule-group">
              <th scope="rowgroup" colSpan={columns.length}>
                {t(`explain.group.${group}`)}
              </th>
            </tr>
            {some.map((rule) => (
              <SimEnvRuleRow
                key={rule.ruleId}
                rule={rule}
                severity={severities[rule.ruleId]}
                onChoose={(severity) => onChange(chosenSeverities(rules, { ...severities, [rule.ruleId]: severity }))}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
