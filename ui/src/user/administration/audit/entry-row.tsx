import { IconArrowNarrowRight, IconHistory } from 'virtual:icons';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/button.tsx';
import { ValueChip } from '../../../parts/value-chip.tsx';
import type { Moments } from '../days.ts';
import { type FactTexts, factText, fieldText } from './fact-text.ts';
import { isList, listChange } from './list-change.ts';

/** Who did it: the name of a user, with the access token of a program, the part of the product, or the pseudonym of a deleted user. */
const Who = ({ by: { actor, name, token } }: Pick<AuditEntry, 'by'>) => {
  const { t } = useTranslation();
  if (name)
    return (
      <span title={actor}>
        {name}
        {token !== undefined && <code className="by-token"> {token}</code>}
      </span>
    );
  if (actor.startsWith('system:'))
    return (
      <span className="muted" title={actor}>
        {t('audit.system')}
      </span>
    );
  return (
    <span className="muted" title={actor}>
      {t('audit.deletedUser', { tail: actor.slice(-4) })}
    </span>
  );
};

type Props = {
  readonly entry: AuditEntry;
  readonly words: FactTexts;
  readonly moments: Moments;
  readonly onLookBack?: (at: string) => void;
};

/** The number of changes shown at once; a click shows the rest. */
const few = 4;

type Change = AuditEntry['changes'][number];

const ListChange = ({ change, words }: { change: Change; words: FactTexts }) => {
  const { added, removed } = listChange(change);
  return (
    <>
      {removed.map((part) => (
        <ValueChip key={part} text={factText(change.field, part, words)} change="removed" before />
      ))}
      {added.map((part) => (
        <ValueChip key={part} text={factText(change.field, part, words)} change="added" />
      ))}
    </>
  );
};

const ValueChange = ({ change: { field, before, after }, words }: { change: Change; words: FactTexts }) => (
  <>
    {before !== undefined && (
      <>
        <ValueChip text={factText(field, before, words)} before />
        <IconArrowNarrowRight size={13} aria-hidden="true" />
      </>
    )}
    <ValueChip text={factText(field, after, words)} />
  </>
);

const ChangeChip = ({ change, words }: { change: Change; words: FactTexts }) => (
  <li className="change">
    <span className="change-field">{fieldText(change.field, words)}</span>
    {isList(change.field) ? (
      <ListChange change={change} words={words} />
    ) : (
      <ValueChange change={change} words={words} />
    )}
  </li>
);

const Changes = ({ changes, words }: { changes: readonly Change[]; words: FactTexts }) => {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, few);
  return (
    <ul className="changes">
      {shown.map((change) => (
        <ChangeChip key={change.field} change={change} words={words} />
      ))}
      {shown.length < changes.length && (
        <li>
          <button type="button" className="link-button" onClick={() => showAll(true)}>
            {t('audit.moreChanges', { count: changes.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
};

/** The exact instant for the tooltip: UTC, in milliseconds. */
const exact = (at: string): string => at.replace('T', ' ').replace('Z', ' UTC');

const CompareButton = ({ time, onLookBack }: { readonly time: string; readonly onLookBack: () => void }) => {
  const { t } = useTranslation();
  return (
    <IconButton label={t('audit.lookBack', { time })} title={t('audit.lookBackHelp')} onClick={onLookBack}>
      <IconHistory size={15} aria-hidden="true" />
    </IconButton>
  );
};

/** An entry: time, user, event, and changes. */
export const EntryRow = ({ entry, words, moments, onLookBack }: Props) => {
  const { t, i18n } = useTranslation();
  const { at, kind, type, about, stream, by, changes } = entry;
  const key = `audit.${type}`;
  return (
    <li className="entry-row">
      <time className="figures" dateTime={at} title={exact(at)}>
        {moments.clock(at)}
      </time>
      <span className="entry-who clipped">
        <Who by={by} />
      </span>
      <div className="entry-what">
        <span className="entry-sentence" data-kind={kind}>
          {i18n.exists(key) ? t(key, { about: about ?? stream }) : type}
        </span>
        <Changes changes={changes} words={words} />
      </div>
      {onLookBack && <CompareButton time={moments.clock(at)} onLookBack={() => onLookBack(at)} />}
    </li>
  );
};
