import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { listOfReason } from '@clearbench/validation/rule-pages/code-page';
import type { RuleCheck } from '@clearbench/validation/rule-pages/rule-check';
import type { RulePage } from '@clearbench/validation/rule-pages/rule-page';
import { everywhere, type RuleScope } from '@clearbench/validation/rule-pages/rule-scope';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Fact } from '../parts/facts.tsx';
import { pathOfCode } from './explain-paths.ts';
import { useRuleTexts } from './use-rule-texts.ts';
import { WhyUnchecked } from './why-unchecked.tsx';

const Codes = ({ codes }: { readonly codes: readonly string[] }) => (
  <span className="explain-links">
    {codes.map((code) => {
      const list = listOfReason(code);
      return list ? (
        <Link key={code} to={pathOfCode(list, code)}>
          <code>{code}</code>
        </Link>
      ) : (
        <code key={code}>{code}</code>
      );
    })}
  </span>
);

/** Where it comes from is written in English by the rule itself, and in other languages beside its texts. */
const Source = ({ id, check: { by = id, source } }: { readonly id: string; readonly check: RuleCheck }) => {
  const text = useRuleTexts();
  const key = `${by}.source`;
  const own = text(key);
  return own === key ? <span lang="en">{source}</span> : own;
};

const useScopeFacts = (scope: RuleScope | undefined): readonly (Fact | undefined)[] => {
  const { t } = useTranslation();
  if (!scope) return [];
  const { schemes, rulebooks, messages, files } = scope;
  const all = messages.length === everywhere.messages.length;
  return [
    { name: t('explain.schemes'), value: schemes.map((one) => schemeNames[one]).join(', ') },
    { name: t('explain.rulebooks'), value: rulebooks.join(', ') },
    files
      ? { name: t('explain.files'), value: files.join(', ') }
      : { name: t('explain.messages'), value: all ? t('explain.everyMessage') : messages.join(', ') },
  ];
};

/** What there is to know of a rule besides its texts. */
export const useRuleFacts = ({ id, check, unchecked, scope, facts }: RulePage): readonly Fact[] => {
  const { t } = useTranslation();
  const ofScope = useScopeFacts(scope);
  const { codes = [], unconfirmed } = facts;
  const all: readonly (Fact | undefined)[] = [
    check && {
      name: t('explain.severity'),
      value: t(`editor.severity.${check.severity}`),
      help: t('explain.severityHelp'),
    },
    check && { name: t('explain.layer'), value: t(`editor.layer.${check.layer}`) },
    ...ofScope,
    codes.length > 0
      ? {
          name: t('explain.reasonCodes'),
          value: <Codes codes={codes} />,
          ...(codes.every(listOfReason) ? {} : { help: t('explain.reasonCodesHelp') }),
        }
      : undefined,
    check && { name: t('explain.source'), value: <Source id={id} check={check} /> },
    { name: t('explain.confirmed'), value: t(unconfirmed ? 'explain.confirmed.no' : 'explain.confirmed.yes') },
    check?.earlier ? { name: t('explain.memory'), value: t(`explain.earlier.${check.earlier}`) } : undefined,
    check && unchecked
      ? { name: t(check.by ? 'explain.by' : 'explain.inPart'), value: <WhyUnchecked unchecked={unchecked} /> }
      : undefined,
  ];
  return all.filter((fact) => fact !== undefined);
};
