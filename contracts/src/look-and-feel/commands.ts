import type { AssetName, AssetType } from './assets.ts';
import type { CustomStyles } from './colors.ts';

/**
 * `basedOn`: of the colours the version the administrator saw, of an asset the checksum of the one it replaces (`none`
 * where there was none); another one is refused as stale. Colours chosen without it are meant whatever stands there.
 */
export type LookAndFeelCommand =
  | { type: 'ChangeAppearance'; data: { styles: CustomStyles; basedOn?: number | undefined }; at: string }
  | { type: 'ResetAppearance'; data: { basedOn: number }; at: string }
  | {
      type: 'ReplaceAsset';
      data: { asset: AssetName; sha256: string; mediaType: AssetType; size: number; basedOn: string };
      at: string;
    }
  | { type: 'RemoveAsset'; data: { asset: AssetName; basedOn: string }; at: string };
