import { cleanSvg } from '@clearbench/branding/clean-svg';
import { Failure } from '@clearbench/contracts/failure';
import { type AssetName, type AssetType, assetRules } from '@clearbench/contracts/look-and-feel/assets';
import { pictureType } from './picture-type.ts';
import { woff2Fault } from './woff2.ts';

export type CheckedAsset = { readonly bytes: Buffer; readonly mediaType: AssetType };

const place = '/body';

const checkedFont = async (bytes: Buffer): Promise<CheckedAsset> => {
  const reason = await woff2Fault(bytes);
  if (reason === 'signature') throw new Failure('asset.wrongType', { place, allowed: 'WOFF2' });
  if (reason) throw new Failure('asset.badFont', { place, reason });
  return { bytes, mediaType: 'font/woff2' };
};

const checkedDrawing = (bytes: Buffer): CheckedAsset => {
  const result = cleanSvg(bytes);
  if ('svg' in result) return { bytes: Buffer.from(result.svg), mediaType: 'image/svg+xml' };
  const { fault: reason, line, column } = result;
  throw new Failure('asset.badSvg', { place: `${place}/${line}:${column}`, reason, line, column });
};

const nameOf = (type: AssetType): string => (type.split(/[/+]/)[1] ?? type).replace('x-icon', 'ico').toUpperCase();

/** The type of an upload by its content; an SVG is returned without active content. */
export const checkAsset = async (asset: AssetName, bytes: Buffer): Promise<CheckedAsset> => {
  if (bytes.length === 0) throw new Failure('asset.empty', { place });
  if (asset === 'font-file') return checkedFont(bytes);
  const { types } = assetRules[asset];
  const mediaType = pictureType(bytes);
  if (mediaType === undefined || !types.includes(mediaType))
    throw new Failure('asset.wrongType', { place, allowed: types.map(nameOf).join(', ') });
  return mediaType === 'image/svg+xml' ? checkedDrawing(bytes) : { bytes, mediaType };
};
