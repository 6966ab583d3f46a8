import { Failure } from '@clearbench/contracts/failure';

/** Lets calls through until it is shut; after that each fails with `store.closed`. */
export type Gate = { pass(): void; shut(): void };

/** A gate that starts open. */
export const gate = (): Gate => {
  let open = true;
  return {
    pass() {
      if (!open) throw new Failure('store.closed');
    },
    shut() {
      open = false;
    },
  };
};
