import type { Rule } from '../../rule.ts';
import { acceptanceTime } from './s-01-acceptance-time.ts';
import { acceptanceAge } from './s-02-acceptance-age.ts';

/** Rules about the times of instant payments. */
export const instantRules: readonly Rule[] = [acceptanceTime, acceptanceAge];
