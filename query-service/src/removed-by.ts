import { userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The name of the user who deleted an object; undefined for deleted accounts. */
export const removedByName = async (
  views: Pick<ReadModels, 'get'>,
  userId: string,
): Promise<{ removedByName?: string }> => {
  const user = await views.get(userView, userId);
  return user ? { removedByName: user.displayName } : {};
};
