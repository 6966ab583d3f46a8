import { IconArrowLeft } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listMemory } from '../../../listing/list-memory.ts';
import { pathOfFiles, type SelectedEnvironment } from '../../../sim-env/selected-environment.ts';
import type { EditorContext } from '../commands/editor-context.ts';
import { whyUnavailable } from '../commands/unavailable-reason.ts';
import { DirectionToggle } from './direction-toggle.tsx';
import { EditorActionsBar } from './editor-actions-bar.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileName } from './file-name.tsx';
import { PresentPeople } from './present-people.tsx';
import { SaveState } from './save-state.tsx';

type Props = { readonly context: EditorContext; readonly environmentName: string; readonly away: boolean };

/** The link back to the list, where the page has no space for the navigation. */
const BackToFiles = ({ envToken, rbVersion }: SelectedEnvironment) => {
  const { t } = useTranslation();
  return (
    <Link
      className="ed-back"
      to={listMemory.addressOf(pathOfFiles({ envToken, rbVersion }))}
      aria-label={t('editor.back')}
    >
      <IconArrowLeft size={18} aria-hidden />
    </Link>
  );
};

/** The bar above the text: name, facts and save state of the file, and its toolbar. */
export const EditorHeader = ({ context, environmentName, away }: Props) => {
  const { file, permissions, requests } = context;
  const { summary } = file;
  if (!summary) return null;
  const isFixed = (command: 'rename' | 'switchDirection') => {
    const reason = whyUnavailable(command, file, permissions);
    return reason !== undefined && reason !== 'busy';
  };
  return (
    <header className="ed-header">
      <div className="ed-header-name">
        <BackToFiles envToken={summary.environmentToken} rbVersion={summary.rbVersion} />
        <DirectionToggle
          direction={summary.direction}
          fixed={isFixed('switchDirection')}
          onTurn={requests.switchDirection}
        />
        <FileName name={summary.fileName} fixed={isFixed('rename')} onRename={requests.rename} />
      </div>
      <FileFacts summary={summary} environmentName={environmentName} />
      {file.presence && !away && <PresentPeople presence={file.presence} />}
      <SaveState file={file} away={away} />
      <EditorActionsBar context={context} />
    </header>
  );
};
