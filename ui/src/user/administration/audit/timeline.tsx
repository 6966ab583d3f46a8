import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { momentsIn } from '../days.ts';
import { localDay } from '../wall-clock.ts';
import type { AuditState } from './audit-slice.ts';
import { EntryRow } from './entry-row.tsx';
import type { FactTexts } from './fact-text.ts';

type Day = { readonly day: string; readonly entries: readonly AuditEntry[] };

/** The entries grouped by day in the user's time zone, in their order. */
const groupByDay = (entries: readonly AuditEntry[]): readonly Day[] => {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = localDay(entry.at);
    const same = days.get(day);
    if (same) same.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, same]) => ({ day, entries: same }));
};

type Props = Pick<AuditState, 'items' | 'next' | 'more'> & {
  readonly words: FactTexts;
  readonly onOlder: () => void;
  /** Missing if there is no state to compare. */
  readonly onLookBack?: (at: string) => void;
};

/** Requests more as soon as the element comes near the screen; the button does the same. */
const Older = ({ status, onOlder }: { readonly status: AuditState['more']; readonly onOlder: () => void }) => {
  const { t } = useTranslation();
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sentinel.current;
    if (!element || status !== 'idle' || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onOlder();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [status, onOlder]);
  return (
    <div ref={sentinel} className="older">
      {status === 'error' && <span className="muted">{t('audit.olderFailed')}</span>}
      <Button disabled={status === 'loading'} onClick={onOlder}>
        {t(status === 'loading' ? 'audit.reading' : 'audit.older')}
      </Button>
    </div>
  );
};

/** The entries by day, newest first. */
export const Timeline = ({ items, next, more, words, onOlder, onLookBack }: Props) => {
  const { t } = useTranslation();
  const { language } = words;
  const moments = useMemo(() => momentsIn(language), [language]);
  return (
    <>
      {groupByDay(items).map(({ day, entries }) => (
        <section key={day} className="audit-day">
          <h2 className="figures">{moments.day(entries[0]?.at ?? day)}</h2>
          <ol>
            {entries.map((entry) => (
              <EntryRow
                key={entry.eventId}
                entry={entry}
                words={words}
                moments={moments}
                {...(onLookBack ? { onLookBack } : {})}
              />
            ))}
          </ol>
        </section>
      ))}
      {next === undefined ? (
        <p className="audit-end muted">{t('audit.beginning')}</p>
      ) : (
        <Older status={more} onOlder={onOlder} />
      )}
    </>
  );
};
