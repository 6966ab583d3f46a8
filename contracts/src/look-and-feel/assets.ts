/** The assets that an administrator can replace; each name is also the last part of the asset's URL. */
export const assetNames = ['logo-light', 'logo-dark', 'favicon', 'login-picture', 'font-file'] as const;
export type AssetName = (typeof assetNames)[number];

export const pictureTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/x-icon'] as const;
export const assetTypes = [...pictureTypes, 'font/woff2'] as const;
export type AssetType = (typeof assetTypes)[number];

type AssetRule = { readonly types: readonly AssetType[] /** Size in bytes. */; readonly largest: number };

const kilobyte = 1024;
const logo: AssetRule = { types: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'], largest: 256 * kilobyte };

/** Accepted types and largest size of each asset. */
export const assetRules: Readonly<Record<AssetName, AssetRule>> = {
  'logo-light': logo,
  'logo-dark': logo,
  favicon: { types: ['image/svg+xml', 'image/png', 'image/x-icon'], largest: 64 * kilobyte },
  'login-picture': { ...logo, largest: 2 * kilobyte * kilobyte },
  'font-file': { types: ['font/woff2'], largest: kilobyte * kilobyte },
};
