import { parentPort } from 'node:worker_threads';
import { ruleCatalogue } from '../catalogue.ts';
import { answersOf } from './answers-of-rules.fixture.ts';

parentPort?.postMessage(answersOf(ruleCatalogue, 'backwards'));
