import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ChangeList } from './change-list.tsx';
import { changesRequested, type Pair, pairKey, selectHistory } from './history-slice.ts';

type Props = Pair & { readonly fileId: string; readonly most?: number };

/** Whether an element has been visible; true at once if the browser cannot tell. */
const useVisible = () => {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return [place, seen] as const;
};

/** The changes between two versions; they are requested when the element becomes visible. */
export const VersionChangesOf = ({ fileId, from, to, most }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const state = useSelector(selectHistory).changes[pairKey({ from, to })];
  const [place, seen] = useVisible();
  const wanted = seen && state === undefined;
  useEffect(() => {
    if (wanted) dispatch(changesRequested({ fileId, from, to }));
  }, [dispatch, wanted, fileId, from, to]);
  return (
    <div ref={place} className="ed-version-changes" aria-busy={state?.status === 'loading'}>
      {state?.status === 'ready' && <ChangeList reply={state.reply} {...(most === undefined ? {} : { most })} />}
      {state?.status === 'failed' && (
        <button type="button" className="link-button" onClick={() => dispatch(changesRequested({ fileId, from, to }))}>
          {t('editor.changes.failed')}
        </button>
      )}
    </div>
  );
};
