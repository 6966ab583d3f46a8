import { IconSearch, IconX } from 'virtual:icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../../parts/button.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import { annotationRequested, selectAnnotation } from './annotation-slice.ts';
import { Outline } from './outline.tsx';

type Props = {
  readonly fileId: string;
  /** The saved version; a different version is read again. */
  readonly version: number;
  readonly text: TextView | undefined;
  readonly jump: Jump;
};

/** The message as text: field names and values in the order of the text. */
export const AnnotationPanel = ({ fileId, version, text, jump }: Props) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { status, details, problem } = useSelector(selectAnnotation);
  const [filter, setFilter] = useState('');
  const { language } = i18n;
  useEffect(() => {
    dispatch(annotationRequested({ fileId, version, language }));
  }, [dispatch, fileId, version, language]);

  if (status === 'error' && problem)
    return (
      <ProblemNotice
        problem={problem}
        titleKey="editor.annotation.failed"
        onRetry={() => dispatch(annotationRequested({ fileId, version, language }))}
      />
    );
  if (!details) return <Skeletons rows={12} />;
  if (details.entries.length === 0) return <p className="ed-empty">{t('editor.annotation.none')}</p>;
  return (
    <div className="ed-panel">
      <div className="ed-panel-bar">
        <span className="search ed-grow">
          <IconSearch size={14} aria-hidden />
          <input
            aria-label={t('editor.annotation.filter')}
            placeholder={t('editor.annotation.filter')}
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          {filter !== '' && (
            <IconButton label={t('editor.annotation.clear')} onClick={() => setFilter('')}>
              <IconX size={14} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      <Outline details={details} filter={filter} text={text} jump={jump} />
      {details.transactionsNotShown > 0 && (
        <p className="ed-not-shown">{t('editor.annotation.notShown', { count: details.transactionsNotShown })}</p>
      )}
    </div>
  );
};
