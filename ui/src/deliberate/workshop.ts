import type { Answered, Asked, QuestionName, Questions } from './protocol.ts';

/** The part of a worker that is used; tests hand in the desk itself. */
export type Post = {
  readonly post: (asked: Asked) => void;
  readonly listen: (hear: (answered: Answered) => void) => void;
  readonly end: () => void;
};

export type Workshop = {
  /** Rejects where something went wrong; once ended, it never answers. */
  readonly ask: <N extends QuestionName>(name: N, asked: Questions[N]['asked']) => Promise<Questions[N]['answer']>;
  readonly end: () => void;
};

/** Asks whoever does the work beside the page. */
export const workshopOver = ({ post, listen, end }: Post): Workshop => {
  const waiting = new Map<number, (answered: Answered) => void>();
  let issued = 0;
  listen((answered) => {
    waiting.get(answered.id)?.(answered);
    waiting.delete(answered.id);
  });
  return {
    ask: (name, asked) =>
      new Promise((resolve, reject) => {
        issued += 1;
        waiting.set(issued, ({ answer, failed }) =>
          failed ? reject(new Error(`no answer about ${name}`)) : resolve(answer as never),
        );
        post({ id: issued, name, asked });
      }),
    end: () => {
      waiting.clear();
      end();
    },
  };
};
