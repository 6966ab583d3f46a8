import type { ReceivedCall } from '../../channel/webhook-receiver.ts';

/** The transfers whose answers webhooks have reported so far; each call is read once. */
export const reportedAnswers = (calls: readonly ReceivedCall[]): (() => ReadonlySet<string>) => {
  const answered = new Set<string>();
  let read = 0;
  return () => {
    for (const { body } of calls.slice(read))
      if (body.includes('"transfer.answered"'))
        answered.add((JSON.parse(body) as { data: { transferId: string } }).data.transferId);
    read = calls.length;
    return answered;
  };
};
