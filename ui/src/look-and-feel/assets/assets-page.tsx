import './assets.css';
import { listAssetsRoute, removeAssetRoute, replaceAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import { useTranslation } from 'react-i18next';
import { addHistory } from '../../history/add-history.ts';
import { caller } from '../../http/http-caller.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { addFeature } from '../../store.ts';
import { assetsSaga } from './assets-saga.ts';
import { assetsSlice } from './assets-slice.ts';
import { AssetsView } from './assets-view.tsx';

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

/** The images and the font of the installation. */
export const AssetsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('assets.title')} />
      <AssetsView />
    </>
  );
};
