// Runs before anything else of the page.
(() => {
  // The schema library would try to compile code, which the content policy forbids: spare it the attempt.
  globalThis.__zod_globalConfig = { jitless: true };

  // A dark page never flashes white.
  let chosen = null;
  let language = null;
  let view = null;
  let positions = [];
  try {
    chosen = localStorage.getItem('clearbench-color-scheme');
    language = localStorage.getItem('clearbench-language');
    view = JSON.parse(localStorage.getItem('file-list-view'));
    positions = JSON.parse(sessionStorage.getItem('list-positions'))?.positions ?? [];
  } catch {
    // No storage, or nothing readable: the system's scheme serves.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-color-scheme', dark ? 'dark' : 'light');

  // The server knows the language of the browser, but not the language, view and position of this browser.
  const isOfLanguage = language === null || language === page.lang;
  const isOfView = view === null || view === 'conversations' || new URLSearchParams(location.search).has('view');
  const isAtTop = !positions.some(([list, { offset }]) => offset > 0 && `/files/${list}`.startsWith(location.pathname));
  if (!isOfLanguage || !isOfView || !isAtTop) page.setAttribute('data-first-screen', 'hidden');

  // The code requests the texts last: they are loaded at the same time as the code.
  if (page.getAttribute('data-first-screen') === 'drawn') {
    const texts = { rel: 'preload', as: 'fetch', crossOrigin: '', href: `/api/public/translations/json/${page.lang}` };
    document.head.append(Object.assign(document.createElement('link'), texts));
  }
})();
