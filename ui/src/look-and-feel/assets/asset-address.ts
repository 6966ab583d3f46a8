import { readAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import type { Asset } from './assets-slice.ts';

/** Where an asset is read; another content has another address. */
export const assetAddress = ({ asset, sha256 }: Asset): string =>
  `${readAssetRoute.path.replace(':asset', asset)}?v=${sha256}`;
