import { IconChevronDown, IconChevronRight, IconLink } from 'virtual:icons';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { Fragment, memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPage, pathOfRule } from '../../../explain/explain-paths.ts';
import { Button, IconButton, PlainButton } from '../../../parts/button.tsx';
import { findingText } from './finding-text.ts';
import { isDuplicateFinding, NewIdsOffer } from './new-ids-offer.ts';
import { OtherEnvironments } from './other-environments.tsx';
import { SeverityMark } from './severity-mark.tsx';
import { SeverityOverrideMark } from './severity-override-mark.tsx';

export type FindingActions = {
  readonly onJump: (finding: number) => void;
  readonly onExplain: (finding: number) => void;
  readonly onFix: (finding: number) => void;
  /** Fixes every finding of the same rule. */
  readonly onFixAll?: ((ruleId: string) => void) | undefined;
  readonly onCopyLink?: ((finding: number) => void) | undefined;
};
type Props = FindingActions & {
  readonly message: ValidationMessage;
  readonly index: number;
  readonly line: number;
  readonly current: boolean;
  readonly explained: boolean;
  /** The value of the fix. */
  readonly fix: string | undefined;
  /** The number of findings of the rule in the whole report. */
  readonly ofRule?: number;
  /** The environment overrides the severity of the format. */
  readonly isRegraded?: boolean;
};

/** A path wraps between its elements, not within their names. */
const Path = ({ path }: { readonly path: string }) =>
  path.split('/').map((element, at) => (
    // A path can contain the same element more than once; its position makes the key unique.
    <Fragment key={`${String(at)} ${element}`}>
      {at > 0 && '/'}
      <wbr />
      {element}
    </Fragment>
  ));

const edges = /^(\s*)(.*?)(\s*)$/s;

/** Makes leading and trailing spaces of a value visible. */
const Value = ({ value }: { readonly value: string }) => {
  const [, before = '', inside = '', behind = ''] = edges.exec(value) ?? [];
  return (
    <>
      {before !== '' && <span className="ed-finding-blanks">{before}</span>}
      {inside}
      {behind !== '' && <span className="ed-finding-blanks">{behind}</span>}
    </>
  );
};

const Facts = ({ message }: { readonly message: ValidationMessage }) => {
  const { t } = useTranslation();
  const facts = [
    ['value', message.value],
    ['expected', message.expected],
    ['path', message.path],
  ] as const;
  return (
    <dl className="ed-finding-facts">
      {facts.map(([name, fact]) =>
        fact ? (
          <div key={name}>
            <dt>{t(`editor.finding.${name}`)}</dt>
            <dd>
              <code>{name === 'path' ? <Path path={fact} /> : <Value value={fact} />}</code>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
};

const Explanation = ({ message }: { readonly message: ValidationMessage }) => {
  const { t } = useTranslation();
  return (
    <p className="ed-finding-help">
      {t(message.helpKey, { defaultValue: t('editor.finding.noHelp', { rule: message.ruleId }) })}
      {hasPage(message.ruleId) && (
        <>
          {'\n'}
          {/* In a new tab, so that the text being edited stays open. */}
          <a href={pathOfRule(message.ruleId)} target="_blank" rel="noopener">
            {t('explain.moreOf', { rule: message.ruleId })}
          </a>
        </>
      )}
    </p>
  );
};

/** One finding: its text, its location, the expected value, and its actions. */
export const FindingRow = memo((props: Props) => {
  const { message, index, line, current, explained, fix, ofRule = 1, isRegraded, onJump, onExplain } = props;
  const { onFix, onFixAll, onCopyLink } = props;
  const { t } = useTranslation();
  const newIds = useContext(NewIdsOffer);
  const Chevron = explained ? IconChevronDown : IconChevronRight;
  return (
    <div className="ed-finding" data-current={current || undefined} data-severity={message.severity}>
      <PlainButton className="ed-finding-main" onClick={() => onJump(index)} aria-current={current || undefined}>
        <span className="ed-finding-head">
          <SeverityMark severity={message.severity} />
          <span className="ed-finding-severity">{t(`editor.severity.${message.severity}`)}</span>
          {isRegraded && <SeverityOverrideMark message={message} />}
          <code>{message.ruleId}</code>
          <span className="ed-finding-layer">{t(`editor.layer.${message.layer}`)}</span>
          <span className="ed-finding-place figures">
            {t('editor.finding.place', { line, column: message.column })}
          </span>
        </span>
        <span className="ed-finding-text">{findingText(t, message)}</span>
      </PlainButton>
      <Facts message={message} />
      <OtherEnvironments message={message} />
      <div className="ed-finding-actions">
        <Button
          tone="quiet"
          small
          icon={<Chevron size={12} aria-hidden />}
          aria-expanded={explained}
          onClick={() => onExplain(index)}
        >
          {t('editor.finding.explain')}
        </Button>
        {onCopyLink && (
          <span className="ed-finding-link">
            <IconButton
              label={t('editor.finding.copyLink')}
              title={t('editor.finding.copyLink')}
              onClick={() => onCopyLink(index)}
            >
              <IconLink size={13} aria-hidden />
            </IconButton>
          </span>
        )}
        {newIds && isDuplicateFinding(message) && (
          <Button tone="soft" small onClick={newIds}>
            {t('editor.newIds.label')}
          </Button>
        )}
        {fix !== undefined && (
          <Button tone="soft" small onClick={() => onFix(index)}>
            {t('editor.finding.fix', { value: fix })}
          </Button>
        )}
        {fix !== undefined && ofRule > 1 && onFixAll && (
          <Button
            tone="quiet"
            small
            aria-label={t('editor.fixAll.label', { count: ofRule, rule: message.ruleId })}
            onClick={() => onFixAll(message.ruleId)}
          >
            {t('editor.fixAll.button', { count: ofRule })}
          </Button>
        )}
      </div>
      {explained && <Explanation message={message} />}
    </div>
  );
});
