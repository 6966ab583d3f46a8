const serverPath = /^\/(?:auth|oauth2)(?:\/|$)/;

/** The paths that the server handles: they load a new page. */
export const isServerPath = (path: string): boolean => serverPath.test(path);

/** The requested address as a path of this site; undefined for any other one. It is parsed as a browser does. */
export const safePath = (wanted: string | null, origin: string): string | undefined => {
  if (!wanted?.startsWith('/')) return undefined;
  const url = URL.parse(wanted, origin);
  if (!url || url.origin !== origin) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? undefined : path;
};
