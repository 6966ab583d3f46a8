const serverPath = /^\/(?:auth|oauth2)(?:\/|$)/;

/** Paths the server answers itself: going there loads a new page. */
export const isServerPath = (path: string): boolean => serverPath.test(path);

/** A wanted address as a path of this site; undefined for any other place. Read the way a browser reads it. */
export const safePath = (wanted: string | null, origin: string): string | undefined => {
  if (!wanted?.startsWith('/')) return undefined;
  const url = URL.parse(wanted, origin);
  if (!url || url.origin !== origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? undefined : path;
};
