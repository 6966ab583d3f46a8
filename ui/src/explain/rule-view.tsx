import { type RulePage, rulePages } from '@clearbench/rules/rule-pages/rule-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Facts } from '../parts/facts.tsx';
import { AdjacentRules } from './adjacent-rules.tsx';
import { BackToAll } from './back-to-all.tsx';
import { messagesPath } from './explain-paths.ts';
import { RuleExamples } from './rule-examples.tsx';
import { SeverityTag } from './severity-tag.tsx';
import { useRuleFacts } from './use-rule-facts.tsx';
import { useRuleTexts } from './use-rule-texts.ts';
import { useSentences } from './use-sentences.ts';

const Head = ({ rule: { id, group, check } }: { readonly rule: RulePage }) => {
  const { t } = useTranslation();
  const text = useRuleTexts();
  return (
    <header className="explain-head">
      <p className="explain-kicker">
        <code>{id}</code>
        <span>{t(`explain.group.${group}`)}</span>
        <SeverityTag severity={check.severity} />
      </p>
      <h1>{text(`${id}.title`)}</h1>
      <p className="explain-lead">{text(`${id}.requirement`)}</p>
    </header>
  );
};

/** One rule: requirement, reason, fix, examples, sentences of its findings, and facts. */
export const RuleView = ({ rule }: { readonly rule: RulePage }) => {
  const { t } = useTranslation();
  const text = useRuleTexts();
  const facts = useRuleFacts(rule);
  const { id } = rule;
  const sentences = useSentences()(id);
  const at = rulePages.indexOf(rule);
  return (
    <article className="explain-article">
      <BackToAll />
      <Head rule={rule} />
      {rule.facts.unconfirmed && <p className="explain-note">{t('explain.unconfirmed')}</p>}
      <section>
        <h2>{t('explain.why')}</h2>
        <p>{text(`${id}.why`)}</p>
      </section>
      <section>
        <h2>{t('explain.fix')}</h2>
        <p>{text(`${id}.fix`)}</p>
      </section>
      <section>
        <h2>{t('explain.examples')}</h2>
        <RuleExamples {...rule.facts} />
      </section>
      {sentences.length > 0 && (
        <details className="explain-sentences">
          <summary>{t('explain.sentences', { count: sentences.length })}</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {rule.group === 'E' && (
        <p>
          <Link to={messagesPath}>{t('explain.subset.toMessages')}</Link>
        </p>
      )}
      <Facts title={t('explain.facts')} facts={facts} />
      <AdjacentRules before={rulePages[at - 1]} after={rulePages[at + 1]} />
    </article>
  );
};
