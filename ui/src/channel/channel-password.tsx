import type { ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../notice/use-command.ts';
import { Button } from '../parts/button.tsx';
import { channelCalls } from './channel-calls.ts';

type Props = {
  readonly channel: ChannelDetails;
  readonly onChanged: () => void;
  readonly onPassword: (password: string) => void;
};

/** The buttons that give an SFTP channel a password, and take it away. */
export const ChannelPassword = ({ channel: { channelId, hasPassword }, onChanged, onPassword }: Props) => {
  const { t } = useTranslation();
  const issue = useCommand();
  const remove = useCommand();
  const params = { channelId };
  return (
    <>
      <Button
        small
        busy={issue.busy}
        onClick={() =>
          void issue.run(async () => {
            onPassword((await channelCalls.issuePassword({ params })).password);
            onChanged();
          })
        }
      >
        {t('channel.newPassword')}
      </Button>
      {hasPassword && (
        <Button
          small
          busy={remove.busy}
          onClick={() =>
            void remove.run(async () => {
              await channelCalls.removePassword({ params });
              onChanged();
            })
          }
        >
          {t('channel.removePassword')}
        </Button>
      )}
    </>
  );
};
