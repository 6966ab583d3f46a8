import type { Change, Checked, Heard, QuestionName, Questions, Terms, Told } from './protocol.ts';

/** The part of a worker that is used; tests hand in the desk itself. */
export type Post = {
  readonly post: (told: Told) => void;
  readonly listen: (hear: (heard: Heard) => void) => void;
  readonly end: () => void;
};

export type LanguageClient = {
  readonly setText: (text: string, mark: string) => void;
  readonly edit: (changes: readonly Change[], mark: string) => void;
  readonly setTerms: (terms: Terms) => void;
  /** Answers undefined to what it has no answer to; once ended, it never answers. */
  readonly ask: <N extends QuestionName>(
    name: N,
    asked: Questions[N]['asked'],
  ) => Promise<Questions[N]['answer'] | undefined>;
  /** Tells what a check found while the text is still the one checked; returns the way to stop. */
  readonly onChecked: (listener: (checked: Checked | undefined) => void) => () => void;
  readonly end: () => void;
};

export const languageClient = ({ post, listen, end }: Post): LanguageClient => {
  const waiting = new Map<number, (answer: never) => void>();
  const listeners = new Set<(checked: Checked | undefined) => void>();
  let asked = 0;
  let edits = 0;
  listen((heard) => {
    if (heard.kind === 'checked') {
      if (heard.edits === edits) for (const listener of listeners) listener(heard.checked);
      return;
    }
    waiting.get(heard.id)?.(heard.answer as never);
    waiting.delete(heard.id);
  });
  return {
    setText: (text, mark) => {
      edits += 1;
      post({ kind: 'text', text, mark });
    },
    edit: (changes, mark) => {
      edits += 1;
      post({ kind: 'edit', changes, mark });
    },
    setTerms: (terms) => post({ kind: 'terms', terms }),
    ask: (name, question) => {
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        post({ kind: 'ask', id, name, asked: question });
      });
    },
    onChecked: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => {
      waiting.clear();
      listeners.clear();
      end();
    },
  };
};
