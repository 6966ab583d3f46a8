import type { RulePage } from '@clearbench/rules/rule-pages/rule-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfRule } from './explain-paths.ts';
import { useRuleTexts } from './use-rule-texts.ts';

type Props = { readonly before: RulePage | undefined; readonly after: RulePage | undefined };

/** The rules before and after in the catalogue. */
export const AdjacentRules = ({ before, after }: Props) => {
  const { t } = useTranslation();
  const text = useRuleTexts();
  const link = ({ id }: RulePage, rel: 'prev' | 'next') => (
    <Link to={pathOfRule(id)} rel={rel}>
      <code>{id}</code> {text(`${id}.title`)}
    </Link>
  );
  return (
    <nav className="explain-neighbours" aria-label={t('explain.neighbours')}>
      <span>{before && link(before, 'prev')}</span>
      <span>{after && link(after, 'next')}</span>
    </nav>
  );
};
