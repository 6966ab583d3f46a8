/** Frames of the SockJS protocol 0.3.3, and the close codes of its sessions. */
export const openFrame = 'o';
export const heartbeatFrame = 'h';

export type CloseReason = readonly [code: number, reason: string];

export const closeReasons = {
  normal: [1000, 'Normal closure'],
  /** The registered code for a server that stops: clients reconnect. */
  leaving: [1012, 'leaving'],
  otherReceiver: [2010, 'Another connection still open'],
  brokenFraming: [3000, 'Broken framing'],
} as const satisfies Readonly<Record<string, CloseReason>>;

export const closeFrame = (reason: CloseReason): string => `c${JSON.stringify(reason)}`;

type Framed = { readonly texts: readonly string[]; readonly frame: Buffer };
let last: Framed = { texts: [], frame: Buffer.from('a[]') };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Texts as one frame. Subscribers of the same queue get the same frame one after another, so it is cached. */
export const messageFrame = (texts: readonly string[]): Buffer => {
  if (!isSame(last.texts, texts)) last = { texts, frame: Buffer.from(`a${JSON.stringify(texts)}`) };
  return last.frame;
};

const jsonIn = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** The messages a client sends: a JSON array of texts, or one text. Undefined for anything else. */
export const messagesIn = (payload: string): readonly string[] | undefined => {
  const value = jsonIn(payload);
  if (isText(value)) return [value];
  return Array.isArray(value) && value.every(isText) ? value : undefined;
};
