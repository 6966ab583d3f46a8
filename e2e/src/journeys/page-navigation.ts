import type { Page } from 'playwright-core';

/** Navigates like a link, without loading the application again. */
const followed = (path: string): string => `(() => {
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
})()`;

/** Milliseconds without a change after which a page counts as complete. */
const quiet = 80;

/** Resolves when the document was unchanged for a moment, and no part of it is marked as busy. */
const unchanged = `new Promise((resolve) => {
  const ended = () => {
    if (document.querySelector('[aria-busy="true"]')) return restart();
    observer.disconnect();
    resolve();
  };
  let timer = setTimeout(ended, ${quiet});
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, ${quiet});
  };
  const observer = new MutationObserver(restart);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})`;

/** Opens pages of the application in a tab, one after the other; each is complete when the promise is fulfilled. */
export const pageNavigation = (page: Page): ((path: string) => Promise<void>) => {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const completed = async (): Promise<void> => {
    do await page.evaluate(unchanged);
    while (pending.size > 0);
  };
  let isLoaded = false;
  return async (path) => {
    if (isLoaded) await page.evaluate(followed(path));
    else await page.goto(path);
    isLoaded = true;
    await completed();
  };
};
