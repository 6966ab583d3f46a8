import type { HistoryNoun } from '@clearbench/contracts/settings/history-routes';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { Timeline } from '../user/administration/audit/timeline.tsx';
import { useFactTexts } from '../user/administration/audit/use-fact-texts.ts';
import { choicesRequested } from '../user/administration/choices/choices-slice.ts';
import { historyRequested, olderRequested, selectHistory } from './history-slice.ts';

type Props = { readonly noun: HistoryNoun; readonly id: string };

/** The history of a resource: who changed what, and when. The page must have called `addHistory`. */
export const HistoryView = ({ noun, id }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { of, status, items, next, more, problem } = useSelector(selectHistory);
  const words = useFactTexts();
  const read = useCallback(() => void dispatch(historyRequested({ noun, id })), [dispatch, noun, id]);
  useEffect(() => {
    dispatch(choicesRequested());
  }, [dispatch]);
  useEffect(read, [read]);
  const isRead = of?.noun === noun && of.id === id;
  if (!isRead) return <Skeletons rows={6} />;
  if (problem?.errorKey === 'history.empty') return <p className="muted">{t('history.empty')}</p>;
  if (status === 'error' && problem)
    return <ProblemNotice problem={problem} titleKey="audit.fetchFailed" onRetry={read} />;
  if (items.length === 0) return <Skeletons rows={6} />;
  return (
    <section className="history" aria-label={t('history.title')}>
      <Timeline items={items} next={next} more={more} words={words} onOlder={() => dispatch(olderRequested())} />
    </section>
  );
};
