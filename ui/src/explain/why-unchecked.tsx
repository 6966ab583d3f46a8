import type { RulePage } from '@clearbench/validation/rule-pages/rule-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfRule } from './explain-paths.ts';
import { useRuleTexts } from './use-rule-texts.ts';

type Props = { readonly unchecked: NonNullable<RulePage['unchecked']> };

/** Why a rule, or a part of it, is not checked, and which rule says the same. */
export const WhyUnchecked = ({ unchecked: { reason, coveredBy } }: Props) => {
  const { t } = useTranslation();
  const text = useRuleTexts();
  const key = `reason.${reason}`;
  const own = text(key);
  return (
    <>
      {own === key ? <span lang="en">{reason}</span> : own}
      {coveredBy && (
        <>
          {' '}
          <Link to={pathOfRule(coveredBy)}>{t('explain.coveredBy', { rule: coveredBy })}</Link>
        </>
      )}
    </>
  );
};
