import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';
import { Failure } from '@clearbench/contracts/failure';

/** Most bytes of request bodies in memory at the same time. */
export type BodyLimits = { readonly perProcess: number; readonly perAccount: number };

/** The share of one request in the budget, until its response has ended and its handler is done. */
export type BodyShare = {
  /**
   * Raises the share of this request to this number of bytes. Throws `request.serverBusy` or `request.tooMuchAtOnce`.
   */
  atLeast(bytes: number): void;
  /** Keeps the share while a handler works; call the returned function when it is done. */
  retain(): () => void;
};

export type BodyBudget = {
  /** `account` is the account of the request; the first holder is the caller of `open`. */
  open(account: string): BodyShare & { readonly release: () => void };
  /** Bytes in memory now. */
  held(): number;
};

/** Seconds after which a client may retry: bodies are received and processed in about that time. */
const retryAfterSeconds = 5;

/** Counts the bytes of bodies in memory, of the process and of each account; `released` receives returned bytes. */
export const bodyBudget = (
  { perProcess, perAccount }: BodyLimits,
  released: (bytes: number) => void = () => {},
): BodyBudget => {
  const held = keyedCounter();

  const check = (account: string, more: number): void => {
    const wait = { seconds: retryAfterSeconds };
    if (held.of(account) + more > perAccount)
      throw new Failure('request.tooMuchAtOnce', { limit: perAccount, ...wait });
    if (held.total() + more > perProcess) throw new Failure('request.serverBusy', wait);
  };

  const open = (account: string) => {
    let own = 0;
    let holders = 1;
    const once = () => {
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        holders -= 1;
        if (holders > 0) return;
        held.add(account, -own);
        released(own);
        own = 0;
      };
    };
    return {
      atLeast: (bytes: number) => {
        const more = bytes - own;
        // An ended request holds nothing and may not begin again.
        if (more <= 0 || holders === 0) return;
        check(account, more);
        held.add(account, more);
        own = bytes;
      },
      retain: () => {
        holders += 1;
        return once();
      },
      release: once(),
    };
  };

  return { open, held: held.total };
};
