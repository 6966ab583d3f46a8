import { Link } from 'react-router-dom';
import { pathOfRule } from './explain-paths.ts';
import { useRuleTexts } from './use-rule-texts.ts';

/** Rules by their ids and titles. */
export const RuleLinks = ({ ids }: { readonly ids: readonly string[] }) => {
  const text = useRuleTexts();
  return (
    <ul className="explain-fact-list">
      {ids.map((id) => (
        <li key={id}>
          <Link to={pathOfRule(id)}>
            <code>{id}</code> {text(`${id}.title`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
