import { assetNames } from '@clearbench/contracts/look-and-feel/assets';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { formAndHistory, ResourceHead, TabButtons, useTab } from '../../admin-resource/resource-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { appearanceId } from '../appearance/appearance-resource.ts';
import { AssetSection } from './asset-section.tsx';
import { assetsRequested, removeRequested, replaceRequested, selectAssets } from './assets-slice.ts';

const Sections = () => {
  const dispatch = useDispatch();
  const { assets, busy, problems } = useSelector(selectAssets);
  return (
    <>
      {assetNames.map((name) => (
        <AssetSection
          key={name}
          name={name}
          asset={assets.find(({ asset }) => asset === name)}
          busy={busy.includes(name)}
          problem={problems[name]}
          onReplace={(file) => dispatch(replaceRequested({ asset: name, file }))}
          onRemove={() => dispatch(removeRequested(name))}
        />
      ))}
    </>
  );
};

/** The installation's own assets: logos, icon, image, font. */
export const AssetsView = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectAssets);
  const [tab] = useTab(formAndHistory);
  useEffect(() => {
    dispatch(assetsRequested());
  }, [dispatch]);
  if (status === 'error' && problem)
    return (
      <ProblemNotice problem={problem} titleKey="assets.fetchFailed" onRetry={() => dispatch(assetsRequested())} />
    );
  if (status === 'initial') return <Skeletons rows={10} />;
  return (
    <div className="admin-form">
      <ResourceHead title={t('assets.title')} subtitle={t('assets.body')} tabs={<TabButtons tabs={formAndHistory} />} />
      {tab === 'history' ? <HistoryView noun="look-and-feel" id={appearanceId} /> : <Sections />}
    </div>
  );
};
