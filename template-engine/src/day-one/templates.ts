import { instCreditTransfer } from './inst-credit-transfer.ts';
import { sct2021 } from './sct-2021.ts';
import { sctBulk } from './sct-bulk.ts';
import { sctMinimal } from './sct-minimal.ts';
import { sctTypical } from './sct-typical.ts';
import type { DayOneTemplate } from './template.ts';

/** What a new installation offers to create files from. */
export const dayOneTemplates: readonly DayOneTemplate[] = [
  sctTypical,
  sctMinimal,
  sctBulk,
  sct2021,
  instCreditTransfer,
];
