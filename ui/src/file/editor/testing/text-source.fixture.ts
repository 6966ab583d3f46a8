import type { TextSource } from '../text/text-source.ts';

/** A text without an editor, for tests. */
export const sampleSource = (initial: string): TextSource => {
  let text = initial;
  let revision = 1;
  const undone: string[] = [];
  const listeners = new Set<() => void>();
  const put = (next: string) => {
    text = next;
    revision++;
    for (const listener of listeners) listener();
  };
  return {
    read: () => text,
    length: () => text.length,
    revision: () => revision,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: ({ offset, length, text: by }) => {
      undone.push(text);
      put(text.slice(0, offset) + by + text.slice(offset + length));
      return true;
    },
    undo: () => put(undone.pop() ?? text),
    redo: () => {},
    reveal: () => {},
  };
};
