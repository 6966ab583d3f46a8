// Runs before anything else of the page.
(() => {
  // The schema library would try to compile code, which the content policy forbids: spare it the attempt.
  globalThis.__zod_globalConfig = { jitless: true };

  // A dark page never flashes white.
  let chosen = null;
  let language = null;
  try {
    chosen = localStorage.getItem('clearbench-color-scheme');
    language = localStorage.getItem('clearbench-language');
  } catch {
    // No storage: the system's scheme serves.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-color-scheme', dark ? 'dark' : 'light');

  // The server knows the language of the browser, but not the one that was chosen here.
  if (language !== null && language !== page.lang) page.setAttribute('data-first-screen', 'hidden');
})();
