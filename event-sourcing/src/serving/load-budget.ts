import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';
import { Failure } from '@clearbench/contracts/failure';

/** Most bytes of stored contents that requests hold in memory at the same time. */
export type LoadLimits = { readonly perProcess: number; readonly perAccount: number };

/** Longest wait of a load in milliseconds, and most waiting loads of one account and of the process. */
export type LoadPatience = { readonly wait: number; readonly perAccount: number; readonly perProcess: number };

/** The loaded bytes of one request. */
export type LoadShare = {
  /**
   * Counts bytes before they are loaded, and waits where they exceed the budget. Fails with `request.tooMuchAtOnce` or
   * `request.serverBusy` after the longest wait, or when the request ends.
   */
  load(bytes: number): Promise<void>;
  /** A part of the same request that releases its bytes earlier. */
  open(): OpenLoad;
  /** Keeps the bytes while a handler works; call the returned function when it is done. */
  retain(): () => void;
};
export type OpenLoad = LoadShare & { readonly release: () => void };

export type LoadBudget = {
  /** `account` is the account of the request; the first holder is the caller of `open`. */
  open(account: string): OpenLoad;
  /**
   * The same for background work. Its first load waits as long as needed, because nothing retries it; further loads do
   * not wait, so that work that holds bytes always ends.
   */
  openInBackground(account: string): OpenLoad;
  /** Bytes in memory now. */
  held(): number;
};

type Waiting = {
  readonly account: string;
  readonly bytes: number;
  /** Whether its request already holds bytes that others may wait for. */
  readonly isMore: boolean;
  readonly grant: () => void;
};

/** The end of a request, and what ends its waiting loads. An AbortController would be a tenth of the time of a small request. */
type Ending = { hasEnded: boolean; readonly waiting: Set<() => void> };

export const usualPatience: LoadPatience = { wait: 15_000, perAccount: 100, perProcess: 400 };

/** Seconds after which a client may retry. */
const retryAfterSeconds = 5;

/** Requests that hold bytes may exceed the limits by this factor, so that they can end and release their bytes. */
const reserve = 1.25;

/** Loads up to this size do not wait behind larger ones. */
const small = 1024 * 1024;

/**
 * Counts the bytes of loaded contents, of the process and of each account. Loads above the budget wait, each account in
 * its own queue, and the queues take turns. `released` receives returned bytes.
 */
export const loadBudget = (
  { perProcess, perAccount }: LoadLimits,
  released: (bytes: number) => void = () => {},
  patience: LoadPatience = usualPatience,
): LoadBudget => {
  const held = keyedCounter();
  const queues = new Map<string, Waiting[]>();
  let waitingInAll = 0;

  type RequestedLoad = Pick<Waiting, 'account' | 'bytes' | 'isMore'>;
  const fitsAccount = ({ account, bytes, isMore }: RequestedLoad): boolean =>
    held.of(account) + bytes <= perAccount * (isMore ? reserve : 1);
  const fitsProcess = ({ bytes, isMore }: RequestedLoad): boolean =>
    held.total() + bytes <= perProcess * (isMore ? reserve : 1);

  const leave = (one: Waiting): void => {
    const queue = queues.get(one.account);
    const at = queue?.indexOf(one) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    waitingInAll -= 1;
    if (queue.length === 0) queues.delete(one.account);
  };

  /**
   * The first load of a queue that may start: its head, or a later load that is small or belongs to a running request.
   */
  const nextOf = (queue: readonly Waiting[]): Waiting | undefined =>
    queue.find((one, at) => (at === 0 || one.isMore || one.bytes <= small) && fitsAccount(one) && fitsProcess(one));

  const admit = (): void => {
    for (let isAny = true; isAny; ) {
      isAny = false;
      for (const [account, queue] of [...queues]) {
        const one = nextOf(queue);
        if (!one) continue;
        isAny = true;
        leave(one);
        // The account moves to the end of the rotation.
        if (queues.delete(account)) queues.set(account, queue);
        one.grant();
      }
    }
  };

  const refusal = (wanted: RequestedLoad): Failure => {
    const wait = { seconds: retryAfterSeconds };
    return fitsAccount(wanted)
      ? new Failure('request.serverBusy', wait)
      : new Failure('request.tooMuchAtOnce', { limit: perAccount, ...wait });
  };

  const isBehind = ({ account, bytes, isMore }: RequestedLoad): boolean =>
    !isMore && bytes > small && (queues.get(account)?.some((one) => !one.isMore) ?? false);

  const turn = (wanted: RequestedLoad, ending: Ending, isPatient: boolean): Promise<void> => {
    if (!isBehind(wanted) && fitsAccount(wanted) && fitsProcess(wanted)) {
      held.add(wanted.account, wanted.bytes);
      return Promise.resolve();
    }
    const queue = queues.get(wanted.account) ?? [];
    if (!isPatient && (queue.length >= patience.perAccount || waitingInAll >= patience.perProcess))
      return Promise.reject(refusal(wanted));
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(timer);
        ending.waiting.delete(giveUp);
      };
      const grant = (): void => {
        finish();
        held.add(wanted.account, wanted.bytes);
        resolve();
      };
      const one: Waiting = { ...wanted, grant };
      const giveUp = (): void => {
        finish();
        leave(one);
        reject(refusal(wanted));
        admit();
      };
      const timer = isPatient ? undefined : setTimeout(giveUp, patience.wait).unref();
      ending.waiting.add(giveUp);
      queues.set(wanted.account, queue);
      queue.push(one);
      waitingInAll += 1;
    });
  };

  const openLoad = (account: string, isUnderWay: () => boolean, isBackground: boolean): OpenLoad => {
    const ending: Ending = { hasEnded: false, waiting: new Set() };
    let own = 0;
    let holders = 1;
    const give = (): void => {
      const bytes = own;
      own = 0;
      if (bytes === 0) return;
      held.add(account, -bytes);
      released(bytes);
      admit();
    };
    const once = () => {
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        holders -= 1;
        if (holders === 0) give();
      };
    };
    const releaseFirst = once();
    const holds = (): boolean => own > 0 || isUnderWay();
    return {
      load: async (bytes) => {
        if (bytes === 0) return;
        // A content above the limits would wait for ever in the background.
        const counted = isBackground ? Math.min(bytes, perAccount, perProcess) : bytes;
        const wanted = { account, bytes: counted, isMore: holds() };
        if (ending.hasEnded) throw refusal(wanted);
        if (isBackground && wanted.isMore) held.add(account, counted);
        else await turn(wanted, ending, isBackground);
        own += counted;
        // The request ended between the grant and this line.
        if (holders === 0) give();
      },
      open: () => openLoad(account, holds, isBackground),
      retain: () => {
        holders += 1;
        return once();
      },
      release: () => {
        // Waiting loads end before bytes are released, so that none is granted the request's own bytes.
        ending.hasEnded = true;
        for (const giveUp of [...ending.waiting]) giveUp();
        releaseFirst();
      },
    };
  };

  return {
    open: (account) => openLoad(account, () => false, false),
    openInBackground: (account) => openLoad(account, () => false, true),
    held: held.total,
  };
};
