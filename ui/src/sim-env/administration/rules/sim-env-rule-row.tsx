import { rulebookIdOf } from '@clearbench/contracts/format/format-id';
import type { RuleSeverity } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RuleRow } from '../../../format/rule-row.tsx';
import { severityChoices } from '../../../format/rule-severities.ts';
import { sourceOf } from './found-rules.ts';

type Props = {
  readonly rule: SimEnvRule;
  /** The override of the environment. */
  readonly severity: RuleSeverity | undefined;
  readonly onChoose: (severity: RuleSeverity | undefined) => void;
};

/** The maximum number of formats in a row. */
const mostNamed = 3;

const nameOf = (formatId: string): string => {
  const rulebook = rulebookIdOf(formatId);
  return `${formatId.slice(rulebook.length + 1)} · ${rulebook.split('-')[1] ?? ''}`;
};

/** The formats in which administrators changed the severity. */
const InFormats = ({ formats }: Pick<SimEnvRule, 'formats'>) => {
  const { t } = useTranslation();
  return (
    <ul className="rule-formats">
      {formats.slice(0, mostNamed).map(({ formatId, severity }) => (
        <li key={formatId}>
          <Link className="quiet-link" to={`/admin/formats/formats/${formatId}/edit`}>
            {nameOf(formatId)}
          </Link>
          {`: ${t(`formatAdmin.severity.${severity}`)}`}
        </li>
      ))}
      {formats.length > mostNamed && <li>{t('simEnvRules.moreFormats', { count: formats.length - mostNamed })}</li>}
    </ul>
  );
};

const Cells = ({ rule, severity }: Pick<Props, 'rule' | 'severity'>) => {
  const { t } = useTranslation();
  const source = sourceOf(rule, severity === undefined ? {} : { [rule.ruleId]: severity });
  return (
    <>
      <td className="rule-otherwise">
        {t(`formatAdmin.severity.${rule.usually}`)}
        {rule.formats.length > 0 && <InFormats formats={rule.formats} />}
      </td>
      <td className="rule-source">
        <span className={source === 'product' ? 'muted' : 'tag'}>{t(`simEnvRules.source.${source}`)}</span>
      </td>
    </>
  );
};

const asFormat = 'format';

/** A rule in an environment: its default severity, its severity here, and the source. */
export const SimEnvRuleRow = ({ rule, severity, onChoose }: Props) => {
  const { t } = useTranslation();
  const { ruleId, usually, formats, rulebooks } = rule;
  const left =
    formats.length > 0
      ? t('simEnvRules.asFormats')
      : t('simEnvRules.asFormat', { severity: t(`formatAdmin.severity.${usually}`) });
  const own = severityChoices.map((choice) => ({ value: choice, text: t(`formatAdmin.severity.${choice}`) }));
  return (
    <RuleRow<RuleSeverity | typeof asFormat>
      ruleId={ruleId}
      isChanged={severity !== undefined}
      note={rulebooks.length === 0 && <span className="muted rule-elsewhere">{t('simEnvRules.otherRulebooks')}</span>}
      cells={<Cells rule={rule} severity={severity} />}
      options={[{ value: asFormat, text: left }, ...own]}
      value={severity ?? asFormat}
      severity={severity}
      onChoose={(choice) => onChoose(choice === asFormat ? undefined : choice)}
    />
  );
};
