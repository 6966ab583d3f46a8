import { type RulePage as Rule, rulePage } from '@clearbench/rules/rule-pages/rule-page';
import { Navigate, useParams } from 'react-router-dom';
import { RuleView } from '../../explain/rule-view.tsx';
import { useRuleTexts } from '../../explain/use-rule-texts.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { ExplainFrame } from './explain-frame.tsx';

const Titled = ({ rule }: { readonly rule: Rule }) => {
  const text = useRuleTexts();
  return (
    <>
      <PageTitle title={`${rule.id} ${text(`${rule.id}.title`)}`} />
      <RuleView rule={rule} />
    </>
  );
};

/** A rule has one address; an id in lower case redirects there. */
export const RulePage = () => {
  const { id = '' } = useParams();
  const rule = rulePage(id.toUpperCase());
  if (!rule) return <Navigate to="/404" replace />;
  return (
    <ExplainFrame>
      <Titled rule={rule} />
    </ExplainFrame>
  );
};
