import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfRule } from '../explain/explain-paths.ts';

type Props<V extends string> = {
  readonly ruleId: string;
  readonly isChanged: boolean;
  /** Below what the rule is about. */
  readonly note?: ReactNode;
  /** What stands before the choice. */
  readonly cells?: ReactNode;
  readonly options: readonly { readonly value: V; readonly text: string }[];
  readonly value: V;
  /** What the choice comes to, for its colour; missing where it is no severity. */
  readonly severity?: string | undefined;
  readonly onChoose: (value: V) => void;
};

/** A rule, what it is about, and how grave it is to be. */
export const RuleRow = <V extends string>(props: Props<V>) => {
  const { ruleId, isChanged, note, cells, options, value, severity, onChoose } = props;
  const { t } = useTranslation();
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row" className="figures rule-id">
        {/* In a tab of its own: what was chosen here is not kept yet. */}
        <a href={pathOfRule(ruleId)} target="_blank" rel="noopener" className="quiet-link">
          {ruleId}
        </a>
      </th>
      <td className="rule-help">
        {t(`help.${ruleId}`)}
        {note}
      </td>
      {cells}
      <td>
        <select
          className="input rule-severity"
          data-severity={severity}
          aria-label={t('formatAdmin.severityOf', { rule: ruleId })}
          value={value}
          onChange={({ target }) => onChoose(target.value as V)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
};
