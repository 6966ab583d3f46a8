import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../look-and-feel/assets/assets.css';
import { listAssetsRoute, removeAssetRoute, replaceAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../../http/caller.ts';
import { assetsSaga } from '../../look-and-feel/assets/assets-saga.ts';
import { assetsSlice } from '../../look-and-feel/assets/assets-slice.ts';
import { AssetsView } from '../../look-and-feel/assets/assets-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { addFeature } from '../../store.ts';
import { addHistory } from './history-feature.ts';

const list = caller(listAssetsRoute);
const replace = caller(replaceAssetRoute);
const remove = caller(removeAssetRoute);

addHistory();
addFeature({
  slice: assetsSlice,
  saga: assetsSaga({
    list: async () => (await list()).assets,
    replace: (asset, basedOn, body) => replace({ params: { asset }, query: { basedOn }, body }),
    remove: (asset, basedOn) => remove({ params: { asset }, query: { basedOn } }),
  }),
});

/** The pictures and the font of the installation. */
export const AssetsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('assets.title')} />
      <AssetsView />
    </>
  );
};
