import { setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { answerParent } from '../child.ts';

/** Runs where nobody else wants to, until whoever started it is gone. */
const spin = async (): Promise<void> => {
  for (;;) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    await setImmediate();
  }
};

setPriority(19);
answerParent(() => {
  void spin();
});
