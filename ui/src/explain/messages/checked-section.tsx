import {
  type MessageCoverage,
  messageCoverage,
  messagesNotCompared,
} from '@clearbench/rules/rule-pages/message-coverage';
import { rulePage } from '@clearbench/rules/rule-pages/rule-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Facts } from '../../parts/facts.tsx';
import { pathOfMessage } from '../explain-paths.ts';
import { Limitation } from '../limitation.tsx';
import { RuleLinks } from '../rule-links.tsx';
import { useOptionalRuleText } from '../use-rule-texts.ts';
import type { ShownSubset } from './message-families.ts';
import type { SubsetSelection } from './subset-address.ts';

const familyOf = (message: string): string => message.slice(0, 'pacs.008'.length);

type CoverageProps = { readonly coverage: MessageCoverage; readonly use: string };

/** The elements of the subset by what states them, and those that nothing states. */
const LineSources = ({ coverage, use }: CoverageProps) => {
  const { t } = useTranslation();
  const lines = coverage.uses.find((one) => one.use === use);
  if (lines === undefined) return <p>{t('explain.subset.notCompared')}</p>;
  const { source, unconfirmed } = lines;
  return (
    <>
      <ul className="explain-fact-list">
        {lines.lines.map(({ kind, count }) => (
          <li key={kind}>
            {t('explain.subset.lines', { count })} {t(`explain.subset.lineSource.${kind}`, { ...source })}
          </li>
        ))}
      </ul>
      {unconfirmed.length > 0 && (
        <details className="subset-unconfirmed">
          <summary>{t('explain.subset.unconfirmedLines', { count: unconfirmed.length })}</summary>
          <ul className="explain-fact-list">
            {unconfirmed.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** What rules leave unchecked, with the reason. */
const Limitations = ({ ids }: { readonly ids: readonly string[] }) => {
  const { t } = useTranslation();
  const text = useOptionalRuleText();
  const limited = ids.flatMap((id) => {
    const reason = text(`${id}.limitation`);
    return reason === undefined ? [] : [{ id, reason, coveredBy: rulePage(id)?.coveredBy }];
  });
  if (limited.length === 0) return t('explain.subset.none');
  return (
    <ul className="explain-fact-list">
      {limited.map(({ id, reason, coveredBy }) => (
        <li key={id}>
          <code>{id}</code> <Limitation reason={reason} coveredBy={coveredBy} />
        </li>
      ))}
    </ul>
  );
};

/** The messages of the scheme and rulebook without a known subset. */
const NotCompared = ({ scheme, rulebook }: SubsetSelection) => {
  const { t } = useTranslation();
  const messages = messagesNotCompared({ scheme, rbVersion: rulebook });
  if (messages.length === 0) return t('explain.subset.none');
  return (
    <ul className="explain-fact-list">
      {messages.map((message) => (
        <li key={message}>
          <Link to={`${pathOfMessage(familyOf(message))}?scheme=${scheme}&rulebook=${rulebook}`}>
            <code>{message}</code> {t(`formatAdmin.message.${familyOf(message)}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

type Props = { readonly subset: ShownSubset; readonly selection: SubsetSelection };

/** Which lines of the subset and which rules a source confirms, which are unconfirmed, and what is not checked. */
export const CheckedSection = ({ subset: { message, use }, selection }: Props) => {
  const { t } = useTranslation();
  const { scheme, rulebook } = selection;
  const coverage = messageCoverage(message, { scheme, rbVersion: rulebook });
  const { confirmed, unconfirmed } = coverage;
  const facts = [
    { name: t('explain.subset.linesBySource'), value: <LineSources coverage={coverage} use={use} /> },
    { name: t('explain.subset.confirmed'), value: <RuleLinks ids={confirmed} /> },
    {
      name: t('explain.subset.practice'),
      value: unconfirmed.length > 0 ? <RuleLinks ids={unconfirmed} /> : t('explain.subset.none'),
    },
    { name: t('explain.subset.notChecked'), value: <Limitations ids={[...confirmed, ...unconfirmed]} /> },
    { name: t('explain.subset.notComparedMessages'), value: <NotCompared {...selection} /> },
  ];
  return <Facts title={t('explain.subset.checks')} facts={facts} />;
};
