import { useRuleTexts } from '../explain/use-rule-texts.ts';

/** A rule by its id and title; rendering waits for the title. */
export const RuleName = ({ ruleId }: { readonly ruleId: string }) => {
  const text = useRuleTexts();
  return (
    <>
      <code>{ruleId}</code> {text(`${ruleId}.title`)}
    </>
  );
};
