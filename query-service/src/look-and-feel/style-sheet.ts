import { createHash } from 'node:crypto';
import { computedStyles } from '@clearbench/branding/computed-styles';
import type { AssetName } from '@clearbench/contracts/look-and-feel/assets';
import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import { readAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import type { LookAndFeelDocument } from '@clearbench/contracts/look-and-feel/views';

type Assets = LookAndFeelDocument['assets'];

/** Immutable: another content has another URL. Checksums are the only values in it. */
const addressOf = (assets: Assets, asset: AssetName): string | undefined => {
  const facts = assets[asset];
  return facts && `url("${readAssetRoute.path.replace(':asset', asset)}?v=${facts.sha256}")`;
};

const block = (selector: string, properties: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `${selector}{${given.map(([name, value]) => `${name}:${value}`).join(';')}}\n`;
};

/** The font family of the installation's font; built-in fonts follow as fallback. */
const family = '"Installation"';

/** The installation's own font, if it has one. */
export const fontSheet = ({ assets }: LookAndFeelDocument): string => {
  const address = addressOf(assets, 'font-file');
  if (address === undefined) return '';
  return (
    block('@font-face', {
      'font-family': family,
      'font-weight': '100 900',
      'font-display': 'fallback',
      src: `${address} format("woff2")`,
    }) + block(':root:root', { '--font-own': family })
  );
};

/** A single logo is used for both colour schemes; it replaces the product's sign and name. */
const pictures = ({ assets }: LookAndFeelDocument): string => {
  const light = addressOf(assets, 'logo-light') ?? addressOf(assets, 'logo-dark');
  const dark = addressOf(assets, 'logo-dark') ?? light;
  const logo = light && { '--logo': light, '--logo-display': 'block', '--brand-display': 'none' };
  const picture = addressOf(assets, 'login-picture');
  const all = block(':root:root', {
    ...logo,
    '--login-picture': picture,
    '--login-picture-width': picture && '45%',
    '--favicon': addressOf(assets, 'favicon'),
  });
  return dark === light ? all : all + block(':root[data-color-scheme="dark"]:root', { '--logo': dark });
};

export const sheetTag = (sheet: string): string => createHash('sha256').update(sheet).digest('hex').slice(0, 16);

type Written = { readonly sheet: string; readonly etag: string };
const written = new WeakMap<LookAndFeelDocument, Written>();

/** The style sheet of the installation: colours as computed by the server, never as entered. */
export const styleSheet = (document: LookAndFeelDocument): Written => {
  const before = written.get(document);
  if (before) return before;
  const colors = block(':root:root', computedStyles(document.styles ?? defaultStyles) ?? {});
  const sheet = colors + pictures(document) + fontSheet(document);
  const now = { sheet, etag: sheetTag(sheet) };
  written.set(document, now);
  return now;
};
