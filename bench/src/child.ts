import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A module in a child process that answers one message per question. */
export type Child = {
  ask<Reply>(question: unknown): Promise<Reply>;
  end(): Promise<void>;
};

type Answer = { readonly reply: unknown } | { readonly error: string };

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      child.off('message', received);
      child.off('exit', gone);
      resolve(answer);
    };
    const received = (message: unknown): void => settle(message as Answer);
    const gone = (code: number | null, signal: string | null): void => settle({ error: `ended (${signal ?? code})` });
    child.on('message', received).on('exit', gone);
  });

const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Node options that give a module the product's compilers. */
export const asTheProduct: readonly string[] = [
  `--import=${new URL('../../hosting/v8-options.mjs', import.meta.url).href}`,
];

/**
 * Starts a module in a child process, with options for Node; `module` is relative to the caller's `import.meta.url`.
 */
export const startChild = (
  module: string,
  base: string,
  args: readonly string[] = [],
  engineOptions: readonly string[] = [],
): Child => {
  const child = fork(fileURLToPath(new URL(module, base)), args, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...engineOptions],
    // With the product's compile cache.
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
      // Not by a signal, because a killed process writes no compile cache.
      if (child.connected) child.disconnect();
      else child.kill();
      await gone;
    },
  };
};

/** The child side: answers each question in turn; an error is returned as its message. */
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
