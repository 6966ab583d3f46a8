import type { NotificationType } from '@clearbench/contracts/channel/settings';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { reaction } from '@clearbench/event-sourcing/reaction';

type Facts = Readonly<Record<string, string | number>>;
type Subject = { readonly fileId?: string; readonly transferId?: string; readonly runId?: string };

/** Notifies the webhooks of the environment to which the subject belongs. */
export type NotificationForWebhooks = {
  readonly type: 'NotifyWebhooks';
  readonly data: {
    readonly type: NotificationType;
    readonly timestamp: string;
    readonly subject: Subject;
    readonly facts: Facts;
  };
};

type NotifyingEvent = FileEvent | TransferEvent | SuiteRunEvent;

const notify = (
  type: NotificationType,
  { at: timestamp }: { readonly at: string },
  subject: Subject,
  facts: Facts = {},
): NotificationForWebhooks[] => [{ type: 'NotifyWebhooks', data: { type, timestamp, subject, facts } }];

type OfTransfer = { readonly transferId: string; readonly fileId: string };
const ofTransfer = ({ transferId, fileId }: OfTransfer): Subject => ({ transferId, fileId });

/** The events that webhooks report; those from before this reaction are not reported. */
export const notifyWebhooks = reaction<NotifyingEvent, NotificationForWebhooks>({
  name: 'notify-webhooks',
  startsAt: 'head',
  on: {
    FileValidated: ({ data: { fileId, contentVersion, result }, metadata }) => {
      const { errors, warnings, infos } = result;
      return notify('file.validated', metadata, { fileId }, { contentVersion, errors, warnings, infos });
    },
    TransferAccepted: ({ data, metadata }) => notify('transfer.accepted', metadata, ofTransfer(data)),
    TransferPartiallyAccepted: ({ data, metadata }) => notify('transfer.partiallyAccepted', metadata, ofTransfer(data)),
    TransferRejected: ({ data, metadata }) => notify('transfer.rejected', metadata, ofTransfer(data)),
    TransferSettled: ({ data, metadata }) => notify('transfer.settled', metadata, ofTransfer(data)),
    AnswerPlanned: ({ data, metadata }) => {
      const { answerId, dueAt, fileName } = data.answer;
      return notify('answer.due', metadata, ofTransfer(data), { answerId, dueAt, answerFileName: fileName });
    },
    AnswerReleased: ({ data, metadata }) => {
      const { answerId, fileId: answerFileId, fileName: answerFileName } = data.answer;
      return notify('transfer.answered', metadata, ofTransfer(data), { answerId, answerFileId, answerFileName });
    },
    SuiteRunFinished: ({ data: { runId, passed, failed, errors }, metadata }) =>
      notify('run.finished', metadata, { runId }, { passed, failed, errors }),
  },
});
