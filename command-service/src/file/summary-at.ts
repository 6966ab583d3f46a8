import { withDayOfGoing } from '@clearbench/access/owner-choice';
import { Failure } from '@clearbench/contracts/failure';
import { fileDetailView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The summary of a file once the list contains everything up to a position. */
export const summaryAt = async (views: ReadModels, fileId: string, position: number): Promise<VipFileSummary> => {
  await views.reached(position, [fileDetailView]);
  const file = await views.get(fileDetailView, fileId);
  const [summary] = file ? await withDayOfGoing(views, [file]) : [];
  if (!summary) throw new Failure('file.notFound');
  return summary;
};
