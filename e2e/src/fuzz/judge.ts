/** An answer, and how long it took, in milliseconds. */
export type Answered = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
};

/** Milliseconds any call may take. */
const longest = 10_000;

/** What no answer may be, whatever was asked; undefined where it is one to give. */
export const faultOf = ({ status, type, text, ms }: Answered): string | undefined => {
  if (status >= 500) return `answered ${status}`;
  if (ms > longest) return `took ${Math.round(ms)} ms`;
  if (/\n\s+at .+:\d+:\d+/.test(text)) return 'shows a stack';
  if (status >= 400 && !type.startsWith('application/problem+json')) return `${status} is no problem but ${type}`;
  if (status >= 400 && !/"errorKey":"[\w.]+"/.test(text)) return `${status} without an errorKey`;
  return undefined;
};
