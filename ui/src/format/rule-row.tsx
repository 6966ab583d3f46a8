import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOfRule } from '../explain/explain-paths.ts';

type Props<V extends string> = {
  readonly ruleId: string;
  readonly isChanged: boolean;
  /** Shown below the subject of the rule. */
  readonly note?: ReactNode;
  /** The text before the selection. */
  readonly cells?: ReactNode;
  readonly options: readonly { readonly value: V; readonly text: string }[];
  readonly value: V;
  /** The resulting severity, for its colour; missing if it is none. */
  readonly severity?: string | undefined;
  readonly onChoose: (value: V) => void;
};

/** A rule, its subject, and the severity to be set. */
export const RuleRow = <V extends string>(props: Props<V>) => {
  const { ruleId, isChanged, note, cells, options, value, severity, onChoose } = props;
  const { t } = useTranslation();
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row" className="figures rule-id">
        {/* In a new tab, because the selection here is not saved yet. */}
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
