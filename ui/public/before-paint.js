// Runs before anything else of the page.
(() => {
  // The schema library would try to compile code, which the content policy forbids: spare it the attempt.
  globalThis.__zod_globalConfig = { jitless: true };

  // A dark page never flashes white.
  let chosen = null;
  try {
    chosen = localStorage.getItem('clearbench-color-scheme');
  } catch {
    // No storage: the system's scheme serves.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
