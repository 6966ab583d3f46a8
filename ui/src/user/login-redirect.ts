const key = 'login-redirect';

/** Remembers where a visitor wanted to go before being sent to sign in. */
export const rememberPath = (path: string, storage: Storage = sessionStorage): void => {
  if (path !== '/' && !path.startsWith('/login')) storage.setItem(key, path);
};

export const rememberedPath = (storage: Storage = sessionStorage): string | undefined =>
  storage.getItem(key) ?? undefined;

/** The remembered path, once; after that it is forgotten. */
export const takeRememberedPath = (storage: Storage = sessionStorage): string | undefined => {
  const path = rememberedPath(storage);
  storage.removeItem(key);
  return path;
};
