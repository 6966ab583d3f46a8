import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfFiles, type Workplace } from '../../../sim-env/workplace.ts';
import type { ActionsProps } from './actions-props.ts';
import { DirectionToggle } from './direction-toggle.tsx';
import { EditorActionsBar } from './editor-actions-bar.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileName } from './file-name.tsx';
import { hindranceOf } from './file-orders.ts';
import { SaveState } from './save-state.tsx';

type Props = ActionsProps & { readonly environmentName: string; readonly away: boolean };

/** The way back where the page's own navigation has no room. */
const BackToFiles = ({ envToken, rbVersion }: Workplace) => {
  const { t } = useTranslation();
  return (
    <Link className="ed-back" to={pathOfFiles({ envToken, rbVersion })} aria-label={t('editor.back')}>
      <IconArrowLeft size={18} aria-hidden />
    </Link>
  );
};

/** Everything about the file that is not its text, in one bar. */
export const EditorHeader = (props: Props) => {
  const { file, permissions, commands, environmentName, away } = props;
  const { summary } = file;
  if (!summary) return null;
  const fixed = (order: 'rename' | 'turnRound') => {
    const hindrance = hindranceOf(order, file, permissions);
    return hindrance !== undefined && hindrance !== 'busy';
  };
  return (
    <header className="ed-header">
      <div className="ed-header-name">
        <BackToFiles envToken={summary.environmentToken} rbVersion={summary.rbVersion} />
        <DirectionToggle direction={summary.direction} fixed={fixed('turnRound')} onTurn={commands.turnRound} />
        <FileName name={summary.fileName} fixed={fixed('rename')} onRename={commands.rename} />
      </div>
      <FileFacts summary={summary} environmentName={environmentName} />
      <SaveState file={file} away={away} />
      <EditorActionsBar {...props} />
    </header>
  );
};
