const handlers = Symbol.for('EVENT_HANDLERS');
const state = 'JEST_STATE_SYMBOL';

/** Empties tests and hooks: whatever a test opens, such as a timer, refers to the test or hook that opened it. */
const empty = (block) => {
  for (const part of [...block.hooks, ...block.children]) {
    if (part.type === 'describeBlock') empty(part);
    delete part.fn;
    delete part.asyncError;
  }
  block.hooks = [];
  block.children = [];
};

/**
 * Removes what Jest's framework keeps of a test file in the process: its tests, with all they refer to, and the
 * functions that are called at each of their steps. Jest ends a file with the context it ran in. In a process that runs
 * hundreds of files the functions of all earlier ones would be called at each step of each test.
 */
export const forgetTests = (scope = globalThis) => {
  delete scope[handlers];
  for (const key of Object.getOwnPropertySymbols(scope).filter(({ description }) => description === state)) {
    empty(scope[key].rootDescribeBlock);
    delete scope[key];
  }
};
