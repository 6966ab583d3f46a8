import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../parts/button.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { CompareBar } from './compare-bar.tsx';
import { selectHistory, versionsRequested } from './history-slice.ts';
import { MemoryResetRows, resetsAfter, useMemoryResets } from './memory-reset.tsx';
import { VersionRow } from './version-row.tsx';

type Props = {
  readonly fileId: string;
  readonly environmentId: string | undefined;
  /** The version on screen; when it changes, the list is read again. */
  readonly version: number;
  /** The version being compared. */
  readonly compared: number | undefined;
  readonly fixed: boolean;
  readonly userId: string | undefined;
  /** Undefined if the texts are too large to compare. */
  readonly onCompare: ((version: number) => void) | undefined;
  readonly onRestore: (version: number) => void;
  /** The ZIP that contained the uploaded file. */
  readonly archiveName: string | undefined;
};

/** Every saved version: user, time and origin; it can be compared with the text on screen and restored. */
export const HistoryPanel = ({
  fileId,
  environmentId,
  version,
  compared,
  fixed,
  userId,
  onCompare,
  onRestore,
  archiveName,
}: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { items, resets, next, status, problem } = useSelector(selectHistory);
  const now = useNow(30_000);
  const memory = useMemoryResets(environmentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset of the memory adds a mark
  useEffect(() => {
    dispatch(versionsRequested({ fileId, newest: version }));
  }, [dispatch, fileId, version, memory]);

  if (items.length === 0 && problem)
    return (
      <ProblemNotice
        problem={problem}
        titleKey="editor.history.failed"
        onRetry={() => dispatch(versionsRequested({ fileId, newest: version }))}
      />
    );
  if (items.length === 0) return <Skeletons rows={8} />;
  return (
    <div className="ed-panel ed-scroll">
      {version > 1 && <CompareBar fileId={fileId} newest={version} />}
      <ol className="ed-versions" aria-label={t('editor.tab.history')}>
        {items.map((item, index) => (
          <Fragment key={item.contentVersion}>
            <MemoryResetRows resets={resetsAfter(resets, item, items[index - 1])} now={now} />
            <VersionRow
              fileId={fileId}
              item={item}
              now={now}
              userId={userId}
              current={item.contentVersion === version}
              compared={item.contentVersion === compared}
              fixed={fixed}
              onCompare={onCompare}
              onRestore={onRestore}
              archiveName={archiveName}
            />
          </Fragment>
        ))}
      </ol>
      {next !== undefined && (
        <div className="ed-more">
          <Button
            busy={status === 'loading'}
            onClick={() => dispatch(versionsRequested({ fileId, newest: version, after: next }))}
          >
            {t('editor.history.older')}
          </Button>
        </div>
      )}
    </div>
  );
};
