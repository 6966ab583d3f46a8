import type { FormatRule } from '@clearbench/contracts/format/routes';
import type { RuleSeverity } from '@clearbench/contracts/format/rule-severity';
import { useTranslation } from 'react-i18next';
import type { Severities } from './format-form.ts';
import { RuleRow } from './rule-row.tsx';
import { chosenSeverities, severityChoices } from './rule-severities.ts';

type Props = {
  readonly rules: readonly FormatRule[];
  readonly severities: Severities;
  readonly onChange: (severities: Severities) => void;
};

type RowProps = {
  readonly rule: FormatRule;
  readonly severity: RuleSeverity | undefined;
  readonly onChoose: (severity: RuleSeverity) => void;
};

const Row = ({ rule: { ruleId, usually }, severity, onChoose }: RowProps) => {
  const { t } = useTranslation();
  const options = severityChoices.map((choice) => ({
    value: choice,
    text: t(`formatAdmin.severity.${choice}`) + (choice === usually ? ` ${t('formatAdmin.usual')}` : ''),
  }));
  const now = severity ?? usually;
  return (
    <RuleRow
      ruleId={ruleId}
      isChanged={severity !== undefined}
      options={options}
      value={now}
      severity={now}
      onChoose={onChoose}
    />
  );
};

const isUsual = ({ usually }: FormatRule, severity: RuleSeverity): boolean => severity === usually;

/** Every rule of a format with its subject and severity. */
export const RuleTable = ({ rules, severities, onChange }: Props) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('formatAdmin.rules') };
  return (
    <div {...frame}>
      <table className="admin-table rule-table">
        <thead>
          <tr>
            <th scope="col">{t('formatAdmin.column.rule')}</th>
            <th scope="col">{t('formatAdmin.column.help')}</th>
            <th scope="col">{t('formatAdmin.column.severity')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <Row
              key={rule.ruleId}
              rule={rule}
              severity={severities[rule.ruleId]}
              onChoose={(severity) =>
                onChange(chosenSeverities(rules, { ...severities, [rule.ruleId]: severity }, isUsual))
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
