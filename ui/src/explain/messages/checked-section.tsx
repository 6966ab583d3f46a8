import { type RulePage, rulePages } from '@clearbench/rules/rule-pages/rule-page';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../parts/facts.tsx';
import { Limitation } from '../limitation.tsx';
import { RuleLinks } from '../rule-links.tsx';
import { useOptionalRuleText } from '../use-rule-texts.ts';
import type { SubsetSelection } from './subset-address.ts';

const rulesFor = (family: string, { scheme, rulebook }: SubsetSelection): readonly RulePage[] =>
  rulePages.filter(
    ({ scope: { schemes, rulebooks, messages } }) =>
      schemes.includes(scheme) && rulebooks.includes(rulebook) && messages.includes(family),
  );

type Props = { readonly family: string; readonly selection: SubsetSelection };

/** The rules for the message that a published source confirms, the others, and what they do not check. */
export const CheckedSection = ({ family, selection }: Props) => {
  const { t } = useTranslation();
  const text = useOptionalRuleText();
  const rules = rulesFor(family, selection);
  const [unconfirmed, confirmed] = [true, false].map((wanted) =>
    rules.filter(({ facts }) => (facts.unconfirmed === true) === wanted).map(({ id }) => id),
  );
  const limited = rules.flatMap(({ id, coveredBy }) => {
    const reason = text(`${id}.limitation`);
    return reason === undefined ? [] : [{ id, reason, coveredBy }];
  });
  const facts = [
    { name: t('explain.subset.confirmed'), value: <RuleLinks ids={confirmed ?? []} /> },
    {
      name: t('explain.subset.practice'),
      value: unconfirmed?.length ? <RuleLinks ids={unconfirmed} /> : t('explain.subset.none'),
    },
    {
      name: t('explain.subset.notChecked'),
      value: (
        <ul className="explain-fact-list">
          {limited.map(({ id, reason, coveredBy }) => (
            <li key={id}>
              <code>{id}</code> <Limitation reason={reason} coveredBy={coveredBy} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return <Facts title={t('explain.subset.checks')} facts={facts} />;
};
