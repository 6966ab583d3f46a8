import type { EnvelopeEvent } from '@clearbench/contracts/envelope/events';
import type { CommandContext } from '../command-context.ts';
import { envelopeStream } from './envelope-decider.ts';

type StoredVersion = {
  readonly version: number;
  readonly text: string;
  readonly at: string;
  readonly actor: string;
  readonly restoredFrom?: number;
};

const pageSize = 1_000;

/** The versions of a profile since it was last added, oldest first, from the log. */
export const storedVersions = async (
  { log }: Pick<CommandContext, 'log'>,
  profileId: string,
): Promise<readonly StoredVersion[]> => {
  let versions: StoredVersion[] = [];
  for (let from = 0; ; from += pageSize) {
    const page = await log.readStream(envelopeStream(profileId), from, pageSize);
    for (const { type, data, metadata } of page) {
      const event = { type, data } as EnvelopeEvent;
      if (event.type === 'EnvelopeProfileRemoved' || event.type === 'EnvelopeProfileAdded') versions = [];
      if (event.type === 'EnvelopeProfileRemoved') continue;
      const { text } = event.data;
      const { restoredFrom } = 'restoredFrom' in event.data ? event.data : {};
      const written = { version: versions.length + 1, text, at: metadata.at, actor: metadata.actor };
      versions.push({ ...written, ...(restoredFrom === undefined ? {} : { restoredFrom }) });
    }
    if (page.length < pageSize) return versions;
  }
};
