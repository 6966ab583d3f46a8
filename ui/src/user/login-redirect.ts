const key = 'login-redirect';

/** Stores the requested path before the visitor is sent to sign in. */
export const rememberPath = (path: string, storage: Storage = sessionStorage): void => {
  if (path !== '/' && !path.startsWith('/login')) storage.setItem(key, path);
};

export const rememberedPath = (storage: Storage = sessionStorage): string | undefined =>
  storage.getItem(key) ?? undefined;

export const forgetPath = (storage: Storage = sessionStorage): void => storage.removeItem(key);
