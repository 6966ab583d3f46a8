import { counter, type Metric, type Point } from '@clearbench/hosting/telemetry/metric';

type Labels = Readonly<Record<string, string>>;

/** Counts by labels. */
const labelledCounter = () => {
  const counts = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add: (labels: Labels): void => {
      const key = JSON.stringify(labels);
      const present = counts.get(key) ?? { labels, value: 0 };
      present.value += 1;
      counts.set(key, present);
    },
    points: (): Point[] => [...counts.values()].map(({ labels, value }) => ({ labels, value })),
  };
};

/** What this process counts about channels since its start: sign-ins at its SFTP server, and its work with servers of banks. */
export const channelSignals = () => {
  const signIns = labelledCounter();
  const polls = labelledCounter();
  const messages = labelledCounter();
  return {
    signIn: (result: 'accepted' | 'refused'): void => signIns.add({ result }),
    poll: (channel: string, result: 'ok' | 'failed'): void => polls.add({ channel, result }),
    message: (channel: string, outcome: 'accepted' | 'rejected' | 'released'): void =>
      messages.add({ channel, outcome }),
    metrics: (): Metric[] => [
      counter('clearbench_sftp_sign_ins_total', 'Sign-ins at the SFTP server, by their result.', signIns.points()),
      counter(
        'clearbench_channel_polls_total',
        'Polls of the folders of banks by a channel, by their result.',
        polls.points(),
      ),
      counter('clearbench_channel_messages_total', 'Messages of a channel, by their outcome.', messages.points()),
    ],
  };
};
export type ChannelSignals = ReturnType<typeof channelSignals>;
