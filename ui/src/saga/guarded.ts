import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'typed-redux-saga';
import { type Problem, problemOf } from './problem.ts';

type Worker<A> = (action: A) => Generator<unknown, unknown, unknown> | SagaIterator<unknown>;

/** The worker with one handler for every failure: `failed(problem, action)` is put and the watcher continues. */
export const guarded = <A extends Action>(worker: Worker<A>, failed: (problem: Problem, action: A) => Action) =>
  function* guardedWorker(action: A) {
    try {
      yield* call(worker, action);
    } catch (error) {
      yield* put(failed(problemOf(error), action));
    }
  };
