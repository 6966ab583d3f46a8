import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../command-palette/commands.ts';
import { useCommands } from '../command-palette/use-commands.ts';
import { explainPath } from '../explain/explain-paths.ts';
import { chooseColorScheme, colorSchemes } from '../look-and-feel/color-scheme.ts';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { selectableEnvironmentsOf } from '../sim-env/selectable-environments.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent, selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { signOutRequested } from '../user/user-slice.ts';

const useGoing = (): Command[] => {
  const { t } = useTranslation();
  const go = useNavigate();
  const current = useSelector(selectCurrent);
  const canCreate = useSelector(selectPlanReasons).create === undefined;
  const group = t('palette.go');
  const to = (id: string, path: string): Command => ({ id, group, text: t(`palette.${id}`), run: () => void go(path) });
  const explain = { id: 'explain', group, text: t('explain.title'), run: () => void go(explainPath) };
  if (!current) return [to('profile', '/profile'), to('faq', '/faq'), explain];
  const files = pathOfFiles({ envToken: current.environment.environmentToken, rbVersion: current.rbVersion });
  return [
    to('files', files),
    ...(canCreate ? [to('upload', `${files}/upload`), to('create', `${files}/create`)] : []),
    to('suites', `${files}/suites`),
    ...(current.environment.canSendToTestEngine ? [to('runs', `${files}/runs`), to('payees', `${files}/payees`)] : []),
    to('profile', '/profile'),
    to('faq', '/faq'),
    explain,
  ];
};

/** The commands of every page. */
export const useLayoutCommands = (): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const dispatch = useDispatch();
  const workplaces = selectableEnvironmentsOf(useSelector(selectSimEnvs));
  useCommands([
    ...useGoing(),
    ...workplaces.map((option) => ({
      id: `environment-${option.id}`,
      group: t('palette.environment'),
      text: `${option.name} · ${option.rbVersion}`,
      words: option.envToken,
      run: () => void go(pathOfFiles(option)),
    })),
    ...colorSchemes.map((scheme) => ({
      id: `scheme-${scheme}`,
      group: t('palette.look'),
      text: t(`palette.scheme.${scheme}`),
      run: () => chooseColorScheme(scheme),
    })),
    {
      id: 'sign-out',
      group: t('palette.account'),
      text: t('userMenu.signOut'),
      run: () => dispatch(signOutRequested()),
    },
  ]);
};
