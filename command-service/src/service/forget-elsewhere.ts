import { invitationView, userView } from '@clearbench/contracts/user/views';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import { invitationStream } from '../user/invitation-stream.ts';
import { userStream } from '../user/user-stream.ts';

const streamOf: Readonly<Record<string, (id: string) => string>> = {
  [userView.name]: userStream,
  [invitationView.name]: invitationStream,
};

/**
 * Removes a user's streams from the cache with every event of the user, because another process may have deleted the
 * user.
 */
export const forgetElsewhere = (
  changes: Pick<ChangeFeed, 'subscribe'>,
  forgetStream: (stream: string) => void,
): (() => void) =>
  changes.subscribe(({ topic, id }) => {
    const stream = streamOf[topic]?.(id);
    if (stream !== undefined) forgetStream(stream);
  });
