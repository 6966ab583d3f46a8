import type { AssetName, AssetType } from './assets.ts';
import type { CustomStyles } from './colors.ts';

/**
 * `basedOn`: for colours the version that the administrator saw, for an asset the checksum of the replaced asset
 * (`none` for a new one). The decider refuses another value as stale; colours without it replace the current ones.
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
