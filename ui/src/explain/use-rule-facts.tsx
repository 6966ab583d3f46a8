import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { listOfReason } from '@clearbench/rules/rule-pages/code-page';
import type { RulePage } from '@clearbench/rules/rule-pages/rule-page';
import { everywhere } from '@clearbench/rules/rule-pages/rule-scope';
import type { RuleScope } from '@clearbench/validation-engine/rule';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Fact } from '../parts/facts.tsx';
import { pathOfCode } from './explain-paths.ts';
import { Limitation } from './limitation.tsx';
import { useOptionalRuleText } from './use-rule-texts.ts';

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

const useScopeFacts = ({ schemes, rulebooks, messages, files }: RuleScope): readonly Fact[] => {
  const { t } = useTranslation();
  const all = messages.length === everywhere.messages.length;
  return [
    { name: t('explain.schemes'), value: schemes.map((one) => schemeNames[one]).join(', ') },
    { name: t('explain.rulebooks'), value: rulebooks.join(', ') },
    files
      ? { name: t('explain.files'), value: files.join(', ') }
      : { name: t('explain.messages'), value: all ? t('explain.everyMessage') : messages.join(', ') },
  ];
};

/** The facts about a rule besides its texts. */
export const useRuleFacts = ({ id, check, coveredBy, scope, facts }: RulePage): readonly Fact[] => {
  const { t } = useTranslation();
  const text = useOptionalRuleText();
  const limitation = text(`${id}.limitation`);
  const ofScope = useScopeFacts(scope);
  const { codes = [], unconfirmed } = facts;
  const all: readonly (Fact | undefined)[] = [
    {
      name: t('explain.severity'),
      value: t(`editor.severity.${check.severity}`),
      help: t('explain.severityHelp'),
    },
    { name: t('explain.layer'), value: t(`editor.layer.${check.layer}`) },
    ...ofScope,
    codes.length > 0
      ? {
          name: t('explain.reasonCodes'),
          value: <Codes codes={codes} />,
          ...(codes.every(listOfReason) ? {} : { help: t('explain.reasonCodesHelp') }),
        }
      : undefined,
    { name: t('explain.source'), value: text(`${check.by ?? id}.source`) },
    { name: t('explain.confirmed'), value: t(unconfirmed ? 'explain.confirmed.no' : 'explain.confirmed.yes') },
    check.earlier ? { name: t('explain.memory'), value: t(`explain.earlier.${check.earlier}`) } : undefined,
    limitation === undefined
      ? undefined
      : {
          name: t(check.by ? 'explain.by' : 'explain.inPart'),
          value: <Limitation reason={limitation} coveredBy={coveredBy} />,
        },
  ];
  return all.filter((fact) => fact !== undefined);
};
