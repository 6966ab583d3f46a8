import { ruleGroupNames } from '@clearbench/rules/rule-groups';
import { type RulePage, rulePages } from '@clearbench/rules/rule-pages/rule-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfRule } from './explain-paths.ts';
import { matches } from './matches.ts';
import { SeverityTag } from './severity-tag.tsx';
import { useRuleTexts } from './use-rule-texts.ts';
import { useSentences } from './use-sentences.ts';

const RuleRow = ({ rule: { id, check } }: { readonly rule: RulePage }) => {
  const text = useRuleTexts();
  return (
    <li>
      <Link to={pathOfRule(id)} className="explain-row">
        <code>{id}</code>
        <span className="explain-row-text">{text(`${id}.title`)}</span>
        <SeverityTag severity={check.severity} />
      </Link>
    </li>
  );
};

/** The rules that match the search. */
export const useFoundRules = (words: string): readonly RulePage[] => {
  const text = useRuleTexts();
  const sentences = useSentences();
  return rulePages.filter(({ id, facts }) =>
    matches(words, id, text(`${id}.title`), text(`${id}.requirement`), ...(facts.codes ?? []), ...sentences(id)),
  );
};

/** Rules by their groups. */
export const RuleList = ({ rules }: { readonly rules: readonly RulePage[] }) => {
  const { t } = useTranslation();
  return ruleGroupNames
    .map((group) => ({ group, of: rules.filter((rule) => rule.group === group) }))
    .filter(({ of }) => of.length > 0)
    .map(({ group, of }) => (
      <section key={group} className="explain-group">
        <h2>{t(`explain.group.${group}`)}</h2>
        <ul className="explain-rows">
          {of.map((rule) => (
            <RuleRow key={rule.id} rule={rule} />
          ))}
        </ul>
      </section>
    ));
};
