import { accountReports } from './account-reports.ts';
import { iso2009 } from './iso-2009.ts';

/** What a statement of the 2009 generation rests on. */
export const accountReports2009: readonly string[] = [...iso2009, ...accountReports];
