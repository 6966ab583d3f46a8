/** Names of the object stores. Sizes, times and writers have their own, so that limits and deletion read no text. */
export const [texts, facts] = ['texts', 'facts'] as const;

/** Milliseconds. Chromium and Safari leave some requests to a database unanswered until the browser is started again. */
const longestWait = 10_000;

/** The result of a promise; fails with a `TimeoutError` if there is none after this many milliseconds. */
export const inTime = async <T>(work: Promise<T>, milliseconds = longestWait): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DOMException('the browser did not answer in time', 'TimeoutError')),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** The result of a request. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

/** Resolves when the transaction is written. */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });

const open = (factory: IDBFactory, name: string): Promise<IDBDatabase> => {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(texts);
    request.result.createObjectStore(facts, { keyPath: 'key' });
  };
  return answered(request);
};

/**
 * The connection to the database of drafts, opened at its first use. A connection that failed, that the browser closed,
 * or that another page needs closed to upgrade or delete the database, is replaced at the next use.
 */
export const draftDatabase = (factory: IDBFactory, name: string): (() => Promise<IDBDatabase>) => {
  let opened: Promise<IDBDatabase> | undefined;
  const connect = (): Promise<IDBDatabase> => {
    const opening = inTime(open(factory, name));
    const forget = (): void => {
      if (opened === opening) opened = undefined;
    };
    opening.then((database) => {
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
    }, forget);
    return opening;
  };
  return () => {
    opened ??= connect();
    return opened;
  };
};
