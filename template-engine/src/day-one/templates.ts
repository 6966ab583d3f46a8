import { sctTypical } from './sct-typical.ts';
import type { DayOneTemplate } from './template.ts';

/** What a new installation offers to create files from. */
export const dayOneTemplates: readonly DayOneTemplate[] = [sctTypical];
