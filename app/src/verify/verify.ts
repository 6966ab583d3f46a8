import type { Data } from '@clearbench/hosting/open-data';
import { checkContents } from './check-contents.ts';
import { checkLog } from './check-log.ts';
import { checkReadModels } from './check-read-models.ts';

/** One thing looked at: what it was, and what is wrong with it. */
export type Verified = { readonly what: string; readonly faults: readonly string[] };

/**
 * Looks at everything an installation keeps, one after the other: the log, the contents it names, the read models;
 * those only where there is a whole log to compare them with.
 */
export async function* verify(data: Data): AsyncGenerator<Verified> {
  const { events, streams, contents, faults, isWhole } = await checkLog(data.events);
  yield { what: `log of ${events} events in ${streams} streams`, faults };
  yield { what: `${contents.size} contents`, faults: await checkContents(data.contents, contents) };
  const compared = isWhole ? await checkReadModels(data) : ['not looked at: the log cannot be read to its end'];
  yield { what: 'read models against a replay', faults: compared };
}
