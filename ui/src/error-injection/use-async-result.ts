import { useEffect, useState } from 'react';

export type AsyncResult<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'done'; readonly result: T };

/** The result of a request; it is repeated when `ask` is a different function. */
export const useAsyncResult = <T>(ask: (() => Promise<T>) | undefined): AsyncResult<T> => {
  const [state, setState] = useState<{ readonly of: typeof ask; readonly now: AsyncResult<T> }>();
  useEffect(() => {
    if (ask === undefined) return undefined;
    let isWanted = true;
    const say = (now: AsyncResult<T>) => isWanted && setState({ of: ask, now });
    ask().then(
      (result) => say({ status: 'done', result }),
      () => say({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return state !== undefined && state.of === ask ? state.now : { status: 'waiting' };
};
