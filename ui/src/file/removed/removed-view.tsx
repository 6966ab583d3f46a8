import { IconArrowBackUp } from 'virtual:icons';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import {
  moreRequested,
  type RemovedScope,
  type RemovedState,
  removedLeft,
  removedRequested,
  restoreRequested,
  selectRemoved,
} from './removed-slice.ts';
import { RemovedTable } from './removed-table.tsx';

type Props = {
  readonly scope: RemovedScope;
  readonly environmentName: string;
  readonly filesPath: string;
  readonly canRestore: boolean;
};

/** The removed files of an environment: read when they are shown, left when they are not. */
const useRemoved = ({ environmentToken, rbVersion }: RemovedScope) => {
  const dispatch = useDispatch();
  const scope = useMemo(() => ({ environmentToken, rbVersion }), [environmentToken, rbVersion]);
  useEffect(() => {
    dispatch(removedRequested(scope));
    return () => void dispatch(removedLeft());
  }, [dispatch, scope]);
  return { removed: useSelector(selectRemoved), retry: () => dispatch(removedRequested(scope)) };
};

type BodyProps = { readonly removed: RemovedState; readonly onRetry: () => void; readonly children: ReactNode };

const Body = ({ removed: { status, problem, rows }, onRetry, children }: BodyProps) => {
  const { t } = useTranslation();
  if (status === 'error' && problem)
    return <ProblemNotice problem={problem} titleKey="removed.fetchFailed" onRetry={onRetry} />;
  if (rows.length > 0) return children;
  if (status !== 'idle') return <Skeletons rows={8} />;
  return (
    <div className="removed-empty">
      <h2>{t('removed.empty')}</h2>
      <p className="muted">{t('removed.emptyBody')}</p>
    </div>
  );
};

/** The removed files of an environment, with buttons to restore them. */
export const RemovedView = ({ scope, environmentName, filesPath, canRestore }: Props) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { removed, retry } = useRemoved(scope);
  const { rows, total, next, more, busy } = removed;
  const [wanted, choose] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(
    () => new Set(rows.map(({ fileId }) => fileId).filter((fileId) => wanted.has(fileId))),
    [rows, wanted],
  );
  const restore = (fileIds: readonly string[]) => dispatch(restoreRequested({ fileIds }));
  const figure = numberText(total, i18n.language);
  return (
    <div className="removed-page">
      <BackLink to={filesPath}>{t('removed.toFiles')}</BackLink>
      <h1>{t('removed.titleOf', { name: environmentName, rbVersion: scope.rbVersion })}</h1>
      <p className="removed-explain">
        {t('removed.explain')} <Link to="/profile">{t('removed.choice')}</Link>
      </p>
      <div className="removed-bar" hidden={total === 0}>
        <span className="muted figures" role="status">
          {total > 0 && t('removed.count', { count: total, figure })}
        </span>
        {chosen.size > 0 && (
          <Button
            tone="primary"
            icon={<IconArrowBackUp size={15} aria-hidden="true" />}
            title={canRestore ? undefined : t('removed.planForbids')}
            disabled={!canRestore}
            onClick={() => restore([...chosen].filter((fileId) => !busy.includes(fileId)))}
          >
            {t('removed.restoreChosen', { count: chosen.size })}
          </Button>
        )}
      </div>
      <Body removed={removed} onRetry={retry}>
        <RemovedTable
          rows={rows}
          busy={busy}
          chosen={chosen}
          onChoose={choose}
          canRestore={canRestore}
          onRestore={restore}
        />
        {next !== undefined && (
          <Button disabled={more === 'loading'} onClick={() => dispatch(moreRequested())}>
            {t('removed.more')}
          </Button>
        )}
      </Body>
    </div>
  );
};
