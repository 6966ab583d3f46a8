import { IconCopy, IconDots, IconDownload, IconPencil, IconPlus, IconTrash, IconUsers } from 'virtual:icons';
import { replaceSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import {
  createSuiteRoute,
  deleteSuiteRoute,
  restoreSuiteRoute,
  type SuiteDetails,
  shareSuiteRoute,
} from '@clearbench/contracts/suite/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { caller } from '../http/http-caller.ts';
import { notify, notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import type { MenuItem } from '../parts/menu.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { problemOf } from '../saga/problem.ts';
import { StartRun } from '../suite-run/start-run.tsx';
import { selectIsAdministrator } from '../user/administration/is-administrator.ts';
import { ArchiveButton } from './import-suite.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NewFileDialog } from './new-file-dialog.tsx';
import { pathOfArchive, pathOfSuite } from './suite-addresses.ts';
import { shownSuite } from './suite-readings.ts';
import type { ChangeSuite } from './use-suite-change.ts';

const createSuite = caller(createSuiteRoute);
const shareSuite = caller(shareSuiteRoute);
const deleteSuite = caller(deleteSuiteRoute);
const restoreSuite = caller(restoreSuiteRoute);
const replaceSuite = caller(replaceSuiteRoute);

type Props = {
  readonly suite: SuiteDetails;
  /** The environment for a copy. */
  readonly environmentToken: string | undefined;
  /** The address of the list. */
  readonly listPath: string;
  readonly change: ChangeSuite;
};

const failed = (error: unknown): void => notifyProblem(problemOf(error));

/** The commands for the whole suite. */
const useCommands = ({ suite, environmentToken, listPath }: Props) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { suiteId, title, shared, version } = suite;
  const params = { suiteId };
  const again = () => void dispatch(shownSuite.actions.requested());
  const restore = () => restoreSuite({ params }).then(() => navigate(pathOfSuite(suiteId)), failed);
  return {
    copy: () => {
      if (environmentToken === undefined) return;
      const body = { environmentToken, title, copyOf: { suiteId, version } };
      createSuite({ body }).then((created) => navigate(pathOfSuite(created.suiteId)), failed);
    },
    share: () => void shareSuite({ params, body: { shared: !shared } }).then(again, failed),
    remove: () =>
      void deleteSuite({ params }).then(() => {
        void navigate(listPath);
        const action = { textKey: 'fileList.undo', run: () => void restore() };
        notify({ tone: 'good', textKey: 'suite.deleted', params: { title }, action });
      }, failed),
    replace: async (archive: File) => {
      await replaceSuite({ params, query: { basedOn: version }, body: archive });
      again();
      notify({ tone: 'good', textKey: 'suite.replaced' });
    },
  };
};

const size = 15;

const useItems = (props: Props, onRetitle: () => void): readonly MenuItem[] => {
  const { t } = useTranslation();
  const { suite, environmentToken } = props;
  const isAdministrator = useSelector(selectIsAdministrator);
  const { copy, share, remove } = useCommands(props);
  const offered: readonly (MenuItem | false)[] = [
    suite.isEditable && {
      ...{ id: 'retitle', text: t('suite.retitle'), run: onRetitle },
      icon: <IconPencil size={size} aria-hidden="true" />,
    },
    environmentToken !== undefined && {
      ...{ id: 'copy', text: t('suite.copy'), run: copy },
      icon: <IconCopy size={size} aria-hidden="true" />,
    },
    isAdministrator &&
      !suite.builtIn && {
        ...{ id: 'share', text: t(suite.shared ? 'suite.unshare' : 'suite.share'), run: share },
        icon: <IconUsers size={size} aria-hidden="true" />,
      },
    suite.isEditable && {
      ...{ id: 'remove', text: t('editing.remove'), tone: 'bad', run: remove },
      icon: <IconTrash size={size} aria-hidden="true" />,
    },
  ];
  return offered.filter((item) => item !== false);
};

/** The buttons of the page of a suite. */
export const SuiteActions = (props: Props) => {
  const { t } = useTranslation();
  const { suite, change } = props;
  const [open, setOpen] = useState<'add' | 'retitle'>();
  const { replace } = useCommands(props);
  const items = useItems(props, () => setOpen('retitle'));
  const close = () => setOpen(undefined);
  return (
    <div className="row-of-buttons">
      {suite.isEditable && (
        <Button tone="primary" icon={<IconPlus size={size} aria-hidden="true" />} onClick={() => setOpen('add')}>
          {t('suite.newFile')}
        </Button>
      )}
      <StartRun
        environmentToken={props.environmentToken}
        suiteId={suite.suiteId}
        tone={suite.isEditable ? 'default' : 'primary'}
      />
      <a className="button" data-tone="default" href={pathOfArchive(suite.suiteId)} download>
        <IconDownload size={size} aria-hidden="true" />
        {t('suite.export')}
      </a>
      {suite.isEditable && <ArchiveButton text={t('suite.replace')} onChosen={replace} />}
      {items.length > 0 && (
        <MenuButton
          className="icon-button"
          label={t('suite.more')}
          menuLabel={t('suite.more')}
          parts={[{ items }]}
          align="end"
        >
          <IconDots size={16} aria-hidden="true" />
        </MenuButton>
      )}
      {open === 'retitle' && (
        <NameDialog
          title={t('suite.retitle')}
          label={t('suite.name')}
          value={suite.title}
          onClose={close}
          onNamed={async (title) => (await change({ type: 'retitle', title })) !== undefined}
        />
      )}
      {open === 'add' && <NewFileDialog suite={suite} change={change} onClose={close} />}
    </div>
  );
};
