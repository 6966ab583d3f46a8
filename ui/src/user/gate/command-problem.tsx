import { useTranslation } from 'react-i18next';
import type { CommandStatus } from './command-status.ts';

/** Why a command failed, with the text of its error key. */
export const CommandProblem = ({ ask }: { readonly ask: CommandStatus<unknown> }) => {
  const { t } = useTranslation();
  return ask.status === 'error' ? (
    <p className="callout" data-tone="bad" role="alert">
      {t(`error.${ask.problem.errorKey}`, ask.problem.params)}
    </p>
  ) : null;
};
