import { notifications } from '@mantine/notifications';
import type { Trouble } from '../saga/trouble.ts';
import { texts } from '../translation/texts.ts';

export type Notice = {
  readonly tone: 'primary' | 'good' | 'bad';
  readonly textKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

const colours = { primary: 'primary', good: 'good', bad: 'bad' } as const;

/** Says something in passing; errors stay until they are read, everything else leaves by itself. */
export const notify = ({ tone, textKey, params = {} }: Notice): void => {
  notifications.show({
    color: colours[tone],
    message: texts.t(textKey, params),
    autoClose: tone === 'bad' ? 10_000 : 4_000,
    withBorder: true,
    role: tone === 'bad' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': texts.t('notice.close') },
  });
};

/** Says what went wrong, in the words of its key. */
export const notifyTrouble = ({ errorKey, params }: Trouble): void =>
  notify({ tone: 'bad', textKey: `error.${errorKey}`, params });
