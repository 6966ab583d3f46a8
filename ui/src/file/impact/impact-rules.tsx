import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasPage, pathOfRule } from '../../explain/explain-paths.ts';
import { figuresIn } from '../../parts/figures.ts';
import type { RuleImpact } from './impact-figures.ts';

type Props = {
  readonly rules: readonly RuleImpact[];
  readonly chosen: string | undefined;
  readonly onChoose: (ruleId: string | undefined) => void;
};

/** The number of files by rule, as bars; a rule that is chosen filters the files. */
export const ImpactRules = ({ rules, chosen, onChoose }: Props) => {
  const { t, i18n } = useTranslation();
  const figures = figuresIn(i18n.language);
  const most = rules[0]?.files ?? 1;
  return (
    <ol className="impact-rules" aria-label={t('impact.byRule')}>
      {rules.map(({ ruleId, files, textKey, params }) => (
        <li key={ruleId} className="impact-rule">
          <button
            type="button"
            className="impact-bar-button"
            aria-pressed={chosen === ruleId}
            onClick={() => onChoose(chosen === ruleId ? undefined : ruleId)}
          >
            <span className="impact-rule-id">{ruleId}</span>
            <span className="impact-bar" aria-hidden="true">
              <span className="impact-bar-fill" style={{ width: `${(100 * files) / most}%` }} />
            </span>
            <span className="figures impact-files">
              {t('impact.fileCount', { count: files, figure: figures.count(files) })}
            </span>
          </button>
          <span className="muted impact-example">
            {t(textKey, params)}{' '}
            {hasPage(ruleId) && <Link to={pathOfRule(ruleId)}>{t('impact.aboutRule', { ruleId })}</Link>}
          </span>
        </li>
      ))}
    </ol>
  );
};
