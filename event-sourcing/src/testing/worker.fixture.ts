import { setImmediate as turn } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerTasks } from '../worker-answering.ts';

answerTasks({
  thread: () => threadId,
  double: (input: number) => input * 2,
  fail: () => {
    throw new Error('sample failure');
  },
  wait: async (_input: number, cancelled) => {
    while (!cancelled()) await turn();
  },
  endless: () => {
    for (;;);
  },
  end: () => process.exit(1),
});
