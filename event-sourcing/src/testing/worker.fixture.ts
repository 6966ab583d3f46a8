import { setImmediate as turn } from 'node:timers/promises';
import { answerTasks } from '../worker-answering.ts';

answerTasks({
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
