import type { FormatRule } from '@clearbench/contracts/format/routes';
import { useTranslation } from 'react-i18next';
import { pathOfRule } from '../explain/explain-paths.ts';
import type { Severities } from './format-slices.ts';

type Props = {
  readonly rules: readonly FormatRule[];
  readonly severities: Severities;
  readonly onChange: (severities: Severities) => void;
};

const choices = ['Error', 'Warning', 'Info', 'off'] as const;
type Choice = (typeof choices)[number];

/** In the order of the rules, so that the same choices are the same object; what is as usual is not said. */
const chosen = (rules: readonly FormatRule[], severities: Readonly<Record<string, Choice | undefined>>): Severities =>
  Object.fromEntries(
    rules.flatMap(({ ruleId, usually }) => {
      const severity = severities[ruleId];
      return severity === undefined || severity === usually ? [] : [[ruleId, severity]];
    }),
  );

type RowProps = {
  readonly rule: FormatRule;
  readonly severity: Choice | undefined;
  readonly onChoose: (severity: Choice) => void;
};

const Row = ({ rule: { ruleId, usually }, severity, onChoose }: RowProps) => {
  const { t } = useTranslation();
  const now = severity ?? usually;
  return (
    <tr data-changed={severity !== undefined || undefined}>
      <th scope="row" className="figures rule-id">
        {/* In a tab of its own: what was chosen here is not kept yet. */}
        <a href={pathOfRule(ruleId)} target="_blank" rel="noopener" className="quiet-link">
          {ruleId}
        </a>
      </th>
      <td className="rule-help">{t(`help.${ruleId}`)}</td>
      <td>
        <select
          className="input rule-severity"
          data-severity={now}
          aria-label={t('formatAdmin.severityOf', { rule: ruleId })}
          value={now}
          onChange={({ target }) => onChoose(target.value as Choice)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`formatAdmin.severity.${choice}`)}
              {choice === usually ? ` ${t('formatAdmin.usual')}` : ''}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
};

/** Every rule of a format, what it is about, and how grave it is. */
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
              onChoose={(severity) => onChange(chosen(rules, { ...severities, [rule.ruleId]: severity }))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
