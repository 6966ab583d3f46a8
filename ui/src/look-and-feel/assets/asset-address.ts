import { readAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import type { Asset } from './assets-slice.ts';

/** The address of an asset; a different content has a different address. */
export const assetAddress = ({ asset, sha256 }: Asset): string =>
  `${readAssetRoute.path.replace(':asset', asset)}?v=${sha256}`;
