import { readCustomStylesSheetRoute } from '@clearbench/contracts/look-and-feel/routes';

/** The link in `index.html` that the browser waited for before it drew anything. */
const linkId = 'custom-styles';

const wornLink = (): HTMLLinkElement | null => document.querySelector<HTMLLinkElement>(`#${linkId}`);

/** The sheet names the icon, as scripts and sheets are all a page can wait for; without one, the product's own stays. */
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

/** Logs that the style sheet of `index.html` failed to load; the browser has finished with it before any script runs. */
export const reportMissingSheet = (): void => {
  const link = wornLink();
  if (link && link.sheet === null) console.error('Could not fetch custom css', link.href);
};

/** Puts a newer sheet beside the worn one and takes that off once the newer one is there: nothing flashes. */
export const applyStylesheet = (version: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worn = wornLink();
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = `${readCustomStylesSheetRoute.path}?v=${encodeURIComponent(version)}`;
    next.onload = () => {
      worn?.remove();
      next.id = linkId;
      applyFavicon();
      resolve();
    };
    next.onerror = () => {
      next.remove();
      reject(new Error('the style sheet of the installation could not be read'));
    };
    if (worn) worn.after(next);
    else document.head.append(next);
  });
