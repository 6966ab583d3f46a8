import { IconInbox, IconListCheck, IconPlus, IconUpload } from 'virtual:icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commandsIn, labelKeyOf, type RunnableCommand, runCommand } from '../../commands/command.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { OffButton } from '../../parts/off-button.tsx';
import { RemovedLink } from '../removed/removed-link.tsx';
import { type FileListContext, fileListCommands, notReceivedAtAll } from './file-list-commands.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ListFilters } from './list-address.ts';
import { ViewSwitch } from './view-switch.tsx';

type Props = {
  readonly filters: ListFilters;
  readonly onFilters: (filters: ListFilters) => void;
  /** The message types by which the list can be filtered. */
  readonly types: readonly string[];
  readonly chosen: number;
  /** The number of loaded rows, and the total if it is known. */
  readonly count: string;
  readonly filesPath: string;
  readonly context: FileListContext;
  readonly onClear: () => void;
  /** The link to the inbox of a participant. */
  readonly inbox?: ReactNode;
};

const icon = { size: 15, 'aria-hidden': true } as const;

type CommandProps = { readonly command: RunnableCommand<FileListContext>; readonly context: FileListContext };

const CommandButton = ({ command, context }: CommandProps) => {
  const { t } = useTranslation();
  const { icon: Icon, unavailableBecause } = command;
  const sign = Icon && <Icon {...icon} />;
  const label = <span className="toolbar-word">{t(labelKeyOf(command, 'toolbar', context))}</span>;
  const reason = unavailableBecause?.(context);
  if (reason)
    return (
      <OffButton icon={sign} reason={t(reason.textKey, reason.params ?? {})}>
        {label}
      </OffButton>
    );
  return (
    <Button icon={sign} onClick={() => runCommand(command, context)}>
      {label}
    </Button>
  );
};

/** The commands for the selected files. */
const ChosenBar = ({ chosen, context, onClear }: Pick<Props, 'chosen' | 'context' | 'onClear'>) => {
  const { t } = useTranslation();
  return (
    <div className="chosen-bar" role="toolbar" aria-label={t('fileList.chosen', { count: chosen })}>
      <strong className="figures">{t('fileList.chosen', { count: chosen })}</strong>
      {commandsIn(fileListCommands, 'toolbar', context).map((command) => (
        <CommandButton key={command.id} command={command} context={context} />
      ))}
      <button type="button" className="link-button" onClick={onClear}>
        {t('fileList.chooseNone')}
      </button>
    </div>
  );
};

/** Opens the request for a message of the other bank. */
const ReceiveButton = ({ context }: Pick<Props, 'context'>) => {
  const { t } = useTranslation();
  const reason = notReceivedAtAll(context);
  const label = <span className="toolbar-word toolbar-word-wide">{t('fileList.receiveShort')}</span>;
  if (reason)
    return (
      <OffButton reason={t(reason.textKey)} icon={<IconInbox {...icon} />}>
        {label}
      </OffButton>
    );
  return (
    <Button
      icon={<IconInbox {...icon} />}
      title={t('fileList.receiveShort')}
      onClick={() => context.actions.askReceive()}
    >
      {label}
    </Button>
  );
};

/** The links to new files; without permission they are disabled and show the reason. */
const NewFiles = ({ filesPath, context }: Pick<Props, 'filesPath' | 'context'>) => {
  const { t } = useTranslation();
  const { canCreate, why } = context.permissions;
  if (canCreate)
    return (
      <>
        <ButtonLink to={`${filesPath}/upload`} icon={<IconUpload {...icon} />}>
          <span className="toolbar-word">{t('fileList.upload')}</span>
        </ButtonLink>
        <ButtonLink tone="primary" to={`${filesPath}/create`} icon={<IconPlus {...icon} />}>
          {t('fileList.new')}
        </ButtonLink>
      </>
    );
  const reason = t(`planReason.${why?.create ?? 'planCannotCreate'}`);
  return (
    <>
      <OffButton reason={reason} icon={<IconUpload {...icon} />}>
        <span className="toolbar-word">{t('fileList.upload')}</span>
      </OffButton>
      <OffButton tone="primary" reason={reason} icon={<IconPlus {...icon} />}>
        {t('fileList.new')}
      </OffButton>
    </>
  );
};

/** The filters, or the commands for the selected rows; and the links to new files. */
export const ListToolbar = (props: Props) => {
  const { filters, onFilters, types, chosen, count, filesPath, context, inbox } = props;
  const { t } = useTranslation();
  return (
    <div className="toolbar">
      {chosen > 0 ? <ChosenBar {...props} /> : <FilterBar filters={filters} types={types} onFilters={onFilters} />}
      <div className="toolbar-end">
        <span className="muted figures toolbar-count toolbar-count-wide" role="status">
          {count}
        </span>
        <ViewSwitch filters={filters} onFilters={onFilters} />
        <RemovedLink filesPath={filesPath} />
        {chosen === 0 && (
          <ButtonLink to={`${filesPath}/check`} icon={<IconListCheck {...icon} />} title={t('checks.open')}>
            <span className="toolbar-word toolbar-word-wide">{t('checks.open')}</span>
          </ButtonLink>
        )}
        {chosen === 0 && inbox}
        {chosen === 0 && <ReceiveButton context={context} />}
        <NewFiles filesPath={filesPath} context={context} />
      </div>
    </div>
  );
};
