import { readCustomStylesSheetRoute } from '@clearbench/contracts/look-and-feel/routes';

/** The link in `index.html` that the browser loaded before the first paint. */
const linkId = 'custom-styles';

const currentLink = (): HTMLLinkElement | null => document.querySelector<HTMLLinkElement>(`#${linkId}`);

/**
 * The stylesheet names the icon, because a page can wait only for scripts and stylesheets; without one, the product's
 * own stays.
 */
export const applyFavicon = (): void => {
  const named = getComputedStyle(document.documentElement).getPropertyValue('--favicon').trim();
  const address = /^url\(["']?([^"')]+)["']?\)$/.exec(named)?.[1] ?? '/favicon.svg';
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || icon.getAttribute('href') === address) return;
  const next = icon.cloneNode() as HTMLLinkElement;
  next.removeAttribute('type');
  next.href = address;
  icon.replaceWith(next);
};

/** Logs that the stylesheet of `index.html` failed to load; the browser finishes with it before any script runs. */
export const reportMissingSheet = (): void => {
  const link = currentLink();
  if (link && link.sheet === null) console.error('Could not fetch custom css', link.href);
};

/**
 * Adds a newer stylesheet beside the current one and removes that once the newer one is loaded, so that nothing
 * flashes.
 */
export const applyStylesheet = (version: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const current = currentLink();
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = `${readCustomStylesSheetRoute.path}?v=${encodeURIComponent(version)}`;
    next.onload = () => {
      current?.remove();
      next.id = linkId;
      applyFavicon();
      resolve();
    };
    next.onerror = () => {
      next.remove();
      reject(new Error('the style sheet of the installation could not be read'));
    };
    if (current) current.after(next);
    else document.head.append(next);
  });
