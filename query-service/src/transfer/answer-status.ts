import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { transferView } from '@clearbench/contracts/transfer/views';
import { reportedBy } from '@clearbench/projections/transfer/conversation-messages';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The status and the code that an answer reports, from the transfer that it answers; nothing for other files. */
export type AnswerStatus = Pick<VipFileSummary, 'answerStatus' | 'answerCode'>;

/** Reads the status of answers for lists. */
export const answerStatusOf = async (views: Pick<ReadModels, 'get'>, file: VipFileSummary): Promise<AnswerStatus> => {
  const { fileId, causedByTransferId } = file;
  if (causedByTransferId === undefined) return {};
  const transfer = await views.get(transferView, causedByTransferId);
  const answer = transfer?.answers.find((each) => each.fileId === fileId);
  if (!transfer || !answer) return {};
  const { groupStatus, code } = reportedBy(answer, transfer.verdict);
  return {
    ...(groupStatus === undefined ? {} : { answerStatus: groupStatus }),
    ...(code === undefined ? {} : { answerCode: code }),
  };
};
