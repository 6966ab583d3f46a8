import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { IconArrowNarrowRight, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FactWords, factText, fieldText } from './fact-text.ts';
import { Who } from './who.tsx';

type Props = {
  readonly entry: AuditEntry;
  readonly words: FactWords;
  readonly time: Intl.DateTimeFormat;
  readonly onLookBack: (at: string) => void;
};

/** So many changes stand there at once; the rest is a click away. */
const few = 4;

type Change = AuditEntry['changes'][number];

const ChangeChip = ({ change: { field, before, after }, words }: { change: Change; words: FactWords }) => (
  <li className="change">
    <span className="change-field">{fieldText(field, words)}</span>
    {before !== undefined && (
      <>
        <span className="value-chip" data-side="before">
          {factText(field, before, words)}
        </span>
        <IconArrowNarrowRight size={13} aria-hidden="true" />
      </>
    )}
    <span className="value-chip">{factText(field, after, words)}</span>
  </li>
);

const Changes = ({ changes, words }: { changes: readonly Change[]; words: FactWords }) => {
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

/** The exact instant, for the tooltip: UTC, to the millisecond. */
const exact = (at: string): string => at.replace('T', ' ').replace('Z', ' UTC');

/** One thing that happened: when, who, what, and what is different since. */
export const EntryRow = ({ entry, words, time, onLookBack }: Props) => {
  const { t, i18n } = useTranslation();
  const { at, kind, type, about, stream, by, changes } = entry;
  const key = `audit.${type}`;
  return (
    <li className="entry-row">
      <time className="figures" dateTime={at} title={exact(at)}>
        {time.format(new Date(at))}
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
      <button
        type="button"
        className="icon-button"
        aria-label={t('audit.lookBack', { time: time.format(new Date(at)) })}
        title={t('audit.lookBackHelp')}
        onClick={() => onLookBack(at)}
      >
        <IconHistory size={15} aria-hidden="true" />
      </button>
    </li>
  );
};
