import { Failure } from '@clearbench/contracts/failure';

/** Admits calls until it is shut; then each call fails with `store.closed`. */
export type LifecycleGuard = { pass(): void; shut(): void };

/** An open lifecycle guard. */
export const lifecycleGuard = (): LifecycleGuard => {
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
