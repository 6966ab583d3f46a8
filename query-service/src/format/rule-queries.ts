import { Failure } from '@clearbench/contracts/failure';
import { type ExplainedRule, listRulesRoute, readRuleRoute } from '@clearbench/contracts/format/rule-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type RulePage, rulePage, rulePages } from '@clearbench/validation/rule-pages/rule-page';
import { type RuleTexts, reasonIn, ruleTexts } from '@clearbench/validation/rule-pages/rule-texts';

const explained = ({ id, check, scope, facts }: RulePage, texts: RuleTexts): ExplainedRule => ({
  id,
  title: texts[`${id}.title`] ?? id,
  ...(check ? { severity: check.severity, layer: check.layer, source: check.source } : {}),
  confirmed: facts.unconfirmed !== true,
  ...(check?.earlier ? { earlier: check.earlier } : {}),
  schemes: [...(scope?.schemes ?? [])],
  rulebooks: [...(scope?.rulebooks ?? [])],
  messages: [...(scope?.messages ?? [])],
  ...(scope?.files ? { files: [...scope.files] } : {}),
  codes: [...(facts.codes ?? [])],
});

/** The rules of the catalogue, for anybody. */
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
    const told = { demands: text('demands'), why: text('why'), mend: text('mend'), right, wrong };
    const { unchecked } = page;
    const why = unchecked && { unchecked: { ...unchecked, reason: reasonIn(texts, unchecked.reason) } };
    return { reply: { ...explained(page, texts), ...told, ...why } };
  }),
];
