import type { Rule } from '../../rule.ts';
import { reasonCodes } from './r-07-reason-codes.ts';

/** Rules about rejects, returns, recalls and the answers to them. */
export const answerRules: readonly Rule[] = [reasonCodes];
