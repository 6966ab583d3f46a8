/** A reply of the API that the server sends with a page. */
export type PageAnswer = {
  /** Method and address, as the page asks for it. */
  readonly call: string;
  readonly text: string;
};

/** What the server sends with a page: its content, and the replies that the page would ask for first. */
export type FirstDrawing = {
  readonly language: string;
  readonly markup: string;
  readonly answers: readonly PageAnswer[];
};

type Called = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A page to draw on the server, with the calls and texts that the drawing needs. */
export type DrawnPage = {
  /** Path and query. */
  readonly address: string;
  /** The languages of the browser. */
  readonly languages: readonly string[];
  /** Calls the API as the visitor. */
  call(request: Called): Promise<{ readonly status: number; readonly text: string }>;
  textsIn(language: string): Promise<Readonly<Record<string, string>>>;
};

/** Draws a page for a visitor; undefined where the visitor would not see it. */
export type DrawPage = (page: DrawnPage) => Promise<FirstDrawing | undefined>;
