import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/** Opens the palette by button or Ctrl+K; its code comes with the first opening. */
export const PaletteHost = () => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked((before) => before + 1);
    };
    window.addEventListener('keydown', ask, true);
    return () => window.removeEventListener('keydown', ask, true);
  }, []);

  return (
    <>
      <button
        type="button"
        className="palette-button"
        onClick={() => setAsked((before) => before + 1)}
        aria-keyshortcuts="Control+K"
      >
        <span className="palette-button-text">{t('palette.open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Suspense>{asked > 0 && <Palette asked={asked} />}</Suspense>
    </>
  );
};
