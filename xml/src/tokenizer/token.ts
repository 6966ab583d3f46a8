/** What `nextToken` found. Numbers, because they are compared a million times a second. */
export const token = {
  /** The buffer ends inside a token: feed more, or say that this was all. */
  more: 0,
  open: 1,
  close: 2,
  text: 3,
  /** White space alone. */
  blank: 4,
  comment: 5,
  instruction: 6,
  declaration: 7,
  end: 8,
  /** Not well-formed: `failure` says why; nothing follows. */
  broken: 9,
} as const;

/** How the bytes of a text or an attribute must be read. Odd is a text with characters beyond SEPA's, or blanks at its ends. */
export const textFlag = { plain: 0, foreign: 1, escaped: 2, cdata: 4, odd: 8 } as const;

export const limit = {
  depth: 64,
  /** Tags longer than this are refused; longer texts and comments come in pieces. */
  piece: 65_536,
  nameLength: 1_000,
  names: 20_000,
  attributes: 256,
} as const;
