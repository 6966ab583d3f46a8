import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A module running in a process of its own, asked by messages: one question, one answer. */
export type Child = {
  ask<Reply>(question: unknown): Promise<Reply>;
  end(): Promise<void>;
};

type Answer = { readonly reply: unknown } | { readonly error: string };

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      child.off('message', heard);
      child.off('exit', gone);
      resolve(answer);
    };
    const heard = (message: unknown): void => settle(message as Answer);
    const gone = (code: number | null, signal: string | null): void => settle({ error: `ended (${signal ?? code})` });
    child.on('message', heard).on('exit', gone);
  });

const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Options under which a module has the compilers the product has. */
export const asTheProduct: readonly string[] = [
  `--import=${new URL('../../validation/without-maglev.mjs', import.meta.url).href}`,
];

/** Starts a module beside this one, with options for Node if it needs any; `module` is relative to the caller's `import.meta.url`. */
export const startChild = (
  module: string,
  base: string,
  args: readonly string[] = [],
  engineOptions: readonly string[] = [],
): Child => {
  const child = fork(fileURLToPath(new URL(module, base)), args, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...engineOptions],
    // As the product and its commands run: what was compiled once is kept.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  return {
    ask: async <Reply>(question: unknown) => {
      if (!child.connected) throw new Error(`${module} has ended`);
      const answering = answerOf(child);
      child.send(question as object);
      const answer = await answering;
      if ('error' in answer) throw new Error(answer.error);
      return answer.reply as Reply;
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      // Not by a signal: a process that is killed keeps nothing of what it compiled.
      if (child.connected) child.disconnect();
      else child.kill();
      await gone;
    },
  };
};

/** The other side: answers each question in turn; what is thrown goes back as its message. */
export const answerParent = <Question>(answer: (question: Question) => unknown): void => {
  process.on('message', (question) => {
    Promise.resolve()
      .then(() => answer(question as Question))
      .then(
        (reply) => process.send?.({ reply }),
        (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
      );
  });
  process.on('disconnect', () => process.exit());
};
