import { IconSearch } from 'virtual:icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '../parts/place-floating.ts';
import { useShortcut } from '../parts/use-shortcut.ts';
import { Palette } from './palette.tsx';

/** Horizontally centred in the upper part of the page. */
const middle = (): Anchor => {
  const left = Math.max(12, (window.innerWidth - 600) / 2);
  const top = window.innerHeight * 0.12;
  return { left, right: left, top, bottom: top };
};

/** Opens the palette by button or Ctrl+K. */
export const PaletteHost = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<Anchor>();
  useShortcut('k', () => setAnchor(anchor ? undefined : middle()));

  return (
    <>
      <button
        type="button"
        className="palette-button"
        onClick={() => setAnchor(middle())}
        aria-keyshortcuts="Control+K"
      >
        <IconSearch className="palette-button-icon" size={14} aria-hidden="true" />
        <span className="palette-button-text">{t('palette.open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {anchor && <Palette anchor={anchor} userId={userId} onClose={() => setAnchor(undefined)} />}
    </>
  );
};
