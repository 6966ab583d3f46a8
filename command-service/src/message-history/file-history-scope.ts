import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { memoryKey, transferView } from '@clearbench/contracts/transfer/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { HistoryScope } from './history-scope.ts';

type OfMemory = Pick<SimEnvDocument, 'environmentId' | 'memory'>;

/** The current memory of an environment. */
export const currentMemory = ({ environmentId, memory }: OfMemory): string => memoryKey(environmentId, memory);

type StoredFile = Pick<VipFileSummary, 'fileId' | 'causedByFileId' | 'causedByTransferId' | 'direction' | 'origin'>;

/**
 * The message history for a stored file: that of the current memory. An answer of the clearing keeps the memory of the
 * transfer that it answers, so that each further validation has the same result.
 */
export const fileHistoryScope = async (
  views: Pick<ReadModels, 'get'>,
  environment: OfMemory,
  { fileId, causedByFileId, causedByTransferId, direction, origin }: StoredFile,
  userId: string,
): Promise<HistoryScope> => {
  const isAnswer = origin === 'engine' && direction === 'ST' && causedByTransferId !== undefined;
  const transfer = isAnswer ? await views.get(transferView, causedByTransferId) : undefined;
  const memory = memoryKey(environment.environmentId, transfer?.memory ?? environment.memory);
  return { memory, fileId, causedByFileId, direction, userId };
};
