import type { FileEvent } from '@clearbench/contracts/file/events';
import type { TextCheckEvent } from '@clearbench/contracts/file/text-check-events';
import { type DailyUseDocument, dailyUseId, dailyUseView } from '@clearbench/contracts/plan/views';
import { projection } from '@clearbench/event-sourcing/projection';

const counted = (
  use: DailyUseDocument | undefined,
  { actor, at }: { readonly actor: string; readonly at: string },
  what: 'files' | 'validations',
): DailyUseDocument => {
  const known = use ?? { userId: actor, day: at.slice(0, 10), files: 0, validations: 0 };
  return { ...known, [what]: known[what] + 1 };
};

/** The daily use of each user, for the limits of plans. Actions of the product itself are not counted. */
export const dailyUse = projection<DailyUseDocument, FileEvent | TextCheckEvent>({
  ...dailyUseView,
  version: 1,
  key: ({ metadata: { actor, at } }) => (actor.startsWith('system:') ? undefined : dailyUseId(actor, at)),
  on: {
    FileCreated: (use, { metadata }) => counted(use, metadata, 'files'),
    FileValidated: (use, { metadata }) => counted(use, metadata, 'validations'),
    TextChecked: (use, { metadata }) => counted(use, metadata, 'validations'),
  },
  notice: ({ userId, day }) => ({ topic: dailyUseView.name, id: dailyUseId(userId, day), audience: `user:${userId}` }),
});
