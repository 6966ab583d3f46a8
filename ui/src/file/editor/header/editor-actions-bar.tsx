import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconIndentIncrease, IconMessageReport, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../session/open-file.ts';
import type { ActionsProps } from './actions-props.ts';
import { hindranceKey, hindranceOf } from './file-orders.ts';
import { MoreMenu } from './more-menu.tsx';

type IconOrderProps = Pick<ActionsProps, 'file' | 'permissions'> & {
  readonly order: Order;
  readonly label: string;
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly onOrder: () => void;
  readonly children: ReactNode;
};

/** A forbidden button stays reachable, so that its reason can be read by everybody. */
const IconOrder = ({ file, permissions, order, label, keys, pressed, onOrder, children }: IconOrderProps) => {
  const { t } = useTranslation();
  const hindrance = hindranceOf(order, file, permissions);
  const why = hindrance ? ` – ${t(hindranceKey(hindrance))}` : '';
  return (
    <Tooltip label={`${label}${keys && !hindrance ? ` · ${keys}` : ''}${why}`}>
      <ActionIcon
        aria-label={label + why}
        aria-disabled={hindrance !== undefined}
        data-disabled={hindrance !== undefined || undefined}
        aria-pressed={pressed}
        loading={file.ordered === order}
        onClick={() => hindrance === undefined && onOrder()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
};

const SendButton = ({ file, permissions, commands }: ActionsProps) => {
  const { t } = useTranslation();
  const hindrance = hindranceOf('send', file, permissions);
  const hint = hindrance ? t(hindranceKey(hindrance)) : t('editor.send.hint');
  return (
    <Tooltip label={hint}>
      <Button
        leftSection={<IconSend size={14} aria-hidden />}
        loading={file.ordered === 'send'}
        aria-disabled={hindrance !== undefined}
        data-disabled={hindrance !== undefined || undefined}
        aria-description={hint}
        onClick={() => hindrance === undefined && commands.send()}
      >
        {t('editor.send.label')}
      </Button>
    </Tooltip>
  );
};

/** What can be done with the whole file. */
export const EditorActionsBar = (props: ActionsProps) => {
  const { file, commands } = props;
  const { t } = useTranslation();
  const commented = file.summary?.reportCommentsShown === true;
  const order = { file, permissions: props.permissions };
  return (
    <div className="ed-actions">
      <span className="ed-actions-wide">
        <IconOrder {...order} order="indent" label={t('editor.indent')} keys="Shift+Alt+F" onOrder={commands.indent}>
          <IconIndentIncrease size={16} aria-hidden />
        </IconOrder>
        <IconOrder
          {...order}
          order="reportComments"
          label={t('editor.reportComments.label')}
          pressed={commented}
          onOrder={() => commands.reportComments(!commented)}
        >
          <IconMessageReport size={16} aria-hidden />
        </IconOrder>
      </span>
      <MoreMenu {...props} />
      <SendButton {...props} />
    </div>
  );
};
