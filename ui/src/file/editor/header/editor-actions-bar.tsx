import { IconDotsVertical } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { commandsIn, labelKeyOf, type RunnableCommand, runCommand } from '../../../commands/command.ts';
import { menuPartsOf } from '../../../commands/menu-parts.tsx';
import { Button, IconButton } from '../../../parts/button.tsx';
import { MenuButton } from '../../../parts/menu-button.tsx';
import { Tooltip } from '../../../parts/tooltip.tsx';
import { editorCommands } from '../commands/editor-commands.ts';
import type { EditorContext } from '../commands/editor-context.ts';

type Props = { readonly context: EditorContext };
type CommandProps = Props & { readonly command: RunnableCommand<EditorContext> };

const useCommand = ({ command, context }: CommandProps) => {
  const { t } = useTranslation();
  const reason = command.unavailableBecause?.(context);
  return {
    Icon: command.icon,
    label: t(labelKeyOf(command, 'toolbar', context)),
    reason: reason && t(reason.textKey, reason.params ?? {}),
    button: {
      // An unavailable button keeps the focus, so that keyboard and screen reader reach the reason.
      'aria-disabled': reason !== undefined,
      busy: command.isRunning?.(context) ?? false,
      onClick: () => runCommand(command, context),
    },
  };
};

const IconCommand = ({ command, context }: CommandProps) => {
  const { Icon, label, reason, button } = useCommand({ command, context });
  const keys = command.keys && !reason ? ` · ${command.keys}` : '';
  const why = reason ? ` – ${reason}` : '';
  return (
    <Tooltip text={label + keys + why}>
      <IconButton {...button} label={label + why} aria-pressed={command.isOn?.(context)}>
        {Icon && <Icon size={16} aria-hidden />}
      </IconButton>
    </Tooltip>
  );
};

const PrimaryCommand = ({ command, context }: CommandProps) => {
  const { t } = useTranslation();
  const { Icon, label, reason, button } = useCommand({ command, context });
  const hint = reason ?? (command.hintKey === undefined ? label : t(command.hintKey));
  return (
    <Tooltip text={hint}>
      <Button {...button} tone="primary" icon={Icon && <Icon size={14} aria-hidden />} aria-description={hint}>
        {label}
      </Button>
    </Tooltip>
  );
};

/** The toolbar of the file. On small screens the menu holds every command but the primary ones. */
export const EditorActionsBar = ({ context }: Props) => {
  const { t } = useTranslation();
  const listed = commandsIn(editorCommands, 'toolbar', context);
  return (
    <div className="ed-actions">
      <span className="ed-actions-wide">
        {listed
          .filter(({ look }) => look !== 'primary')
          .map((command) => (
            <IconCommand key={command.id} command={command} context={context} />
          ))}
      </span>
      <MenuButton
        className="icon-button"
        label={t('editor.more')}
        menuLabel={t('editor.more')}
        parts={menuPartsOf(editorCommands, 'menu', context, t)}
        align="end"
      >
        <IconDotsVertical size={16} aria-hidden />
      </MenuButton>
      {listed
        .filter(({ look }) => look === 'primary')
        .map((command) => (
          <PrimaryCommand key={command.id} command={command} context={context} />
        ))}
    </div>
  );
};
