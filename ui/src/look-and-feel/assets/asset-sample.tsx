import { useTranslation } from 'react-i18next';
import { assetAddress } from './asset-address.ts';
import type { Asset } from './assets-slice.ts';

/** A preview of an asset in its place. */
export const AssetSample = ({ asset }: { readonly asset: Asset }) => {
  const { t } = useTranslation();
  if (asset.asset === 'font-file') return <p className="font-sample">{t('assets.fontSample')}</p>;
  return (
    <div className="asset-sample" data-asset={asset.asset}>
      <img src={assetAddress(asset)} alt={t(`assets.name.${asset.asset}`)} />
    </div>
  );
};
