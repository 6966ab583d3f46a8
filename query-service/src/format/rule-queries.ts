import { Failure } from '@clearbench/contracts/failure';
import { type ExplainedRule, listRulesRoute, readRuleRoute } from '@clearbench/contracts/format/rule-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type RulePage, rulePage, rulePages } from '@clearbench/rules/rule-pages/rule-page';
import { type RuleTexts, ruleTexts } from '@clearbench/rules/rule-pages/rule-texts';

const explained = ({ id, check, scope, facts }: RulePage, texts: RuleTexts): ExplainedRule => ({
  id,
  title: texts[`${id}.title`] ?? id,
  severity: check.severity,
  layer: check.layer,
  source: texts[`${check.by ?? id}.source`],
  confirmed: facts.unconfirmed !== true,
  ...(check.earlier ? { earlier: check.earlier } : {}),
  schemes: [...scope.schemes],
  rulebooks: [...scope.rulebooks],
  messages: [...scope.messages],
  ...(scope.files ? { files: [...scope.files] } : {}),
  codes: [...(facts.codes ?? [])],
});

/** The rules of the catalogue; anyone may read them. */
export const ruleQueries = (): Endpoint[] => [
  serve(listRulesRoute, async ({ query: { language = 'en' } }) => {
    const texts = await ruleTexts(language);
    return { reply: { rules: rulePages.map((page) => explained(page, texts)) } };
  }),
  serve(readRuleRoute, async ({ params: { ruleId }, query: { language = 'en' } }) => {
    const page = rulePage(ruleId);
    if (!page) throw new Failure('format.ruleNotFound', { ruleId });
    const texts = await ruleTexts(language);
    const text = (part: string): string => texts[`${ruleId}.${part}`] ?? '';
    const { right, wrong } = page.facts;
    const [reason, { coveredBy }] = [text('limitation'), page];
    return {
      reply: {
        ...explained(page, texts),
        // The API keeps the names under which it published the requirement and the fix.
        demands: text('requirement'),
        why: text('why'),
        mend: text('fix'),
        right,
        wrong,
        ...(reason === '' ? {} : { unchecked: { reason, ...(coveredBy ? { coveredBy } : {}) } }),
      },
    };
  }),
];
