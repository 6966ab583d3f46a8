import { IconDeviceFloppy } from 'virtual:icons';
import { changeSuiteRoute, readSuiteFileRoute, type SuiteDetails } from '@clearbench/contracts/suite/routes';
import { isYamlPath, suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LeaveDialog } from '../editing/leave-dialog.tsx';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { fetchPane } from '../file/editor/monaco/fetch-pane.ts';
import type { Jump } from '../file/editor/monaco/text-pane.tsx';
import { caller } from '../http/http-caller.ts';
import { useShownColorScheme } from '../look-and-feel/color-scheme.ts';
import { notify } from '../notice/notify.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Button } from '../parts/button.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { Spinner } from '../parts/spinner.tsx';
import { TextFaults } from '../parts/text-faults.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { FileForm } from './file-form.tsx';
import { StaleFile } from './stale-file.tsx';
import { pathOfSuite } from './suite-addresses.ts';
import type { FormatOfFile } from './suite-completion.ts';
import { type FileCheck, useFileCheck } from './use-file-check.ts';

const readFile = caller(readSuiteFileRoute);
const changeSuite = caller(changeSuiteRoute);

const SuitePane = lazy(async () => {
  await fetchPane();
  return { default: (await import('./suite-pane.tsx')).SuitePane };
});

type Opened = { readonly path: string; readonly version: number; readonly text: string };
type Props = {
  readonly suite: Pick<SuiteDetails, 'suiteId' | 'title' | 'isEditable' | 'variables'>;
  readonly path: string;
};

const formatOf = (path: string): FormatOfFile | undefined => {
  if (path === suiteFileName) return 'suite';
  return isYamlPath(path) ? 'case' : undefined;
};

/** The place that the address names. */
const usePlaceOfAddress = (): Jump | undefined => {
  const [params] = useSearchParams();
  const [, line, column] = /^(\d{1,7}):(\d{1,7})$/.exec(params.get('at') ?? '') ?? [];
  const [place] = useState(() => (line === undefined ? undefined : { line: Number(line), column: Number(column) }));
  return place;
};

const Faults = ({ check, onJump }: { readonly check: FileCheck; readonly onJump: (place: Jump) => void }) => {
  const { t } = useTranslation();
  const { problems, cases } = check;
  return (
    <TextFaults
      className="suite-faults"
      faults={problems}
      heading={t('suite.faults', { count: problems.length })}
      good={cases === undefined ? undefined : t('suite.good')}
      placeText={(place) => t('suite.place', place)}
      onJump={onJump}
    />
  );
};

/** The text in the editor, and saving it based on the version that was opened. */
const useEditedFile = (suiteId: string, opened: Opened) => {
  const [stored, store] = useState(opened);
  const [text, setText] = useState(opened.text);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async (basedOn = stored.version): Promise<void> => {
    setBusy(true);
    try {
      const body = { type: 'save', path: opened.path, text, basedOn } as const;
      const { version } = await changeSuite({ params: { suiteId }, body });
      store({ path: opened.path, version, text });
      setProblem(undefined);
      notify({ tone: 'good', textKey: 'suite.saved', params: { version } });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  /** Takes the text of the server and drops the own one. */
  const take = async (): Promise<void> => {
    const newest = await readFile({ params: { suiteId }, query: { path: opened.path } });
    store(newest);
    setText(newest.text);
    setProblem(undefined);
  };
  return { stored, text, setText, busy, problem, save, take, unsaved: text !== stored.text };
};

/** Control or Command with S saves. */
const useSaveKey = (save: () => void, isOff: boolean): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!isOff) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save, isOff]);
};

const Editor = ({ suite, opened }: Pick<Props, 'suite'> & { readonly opened: Opened }) => {
  const { t } = useTranslation();
  const dark = useShownColorScheme() === 'dark';
  const { suiteId, isEditable } = suite;
  const { path } = opened;
  const edited = useEditedFile(suiteId, opened);
  const { text, setText, busy, problem, save, unsaved } = edited;
  const check = useFileCheck(suiteId, path, text);
  const [jump, setJump] = useState(usePlaceOfAddress());
  const format = formatOf(path);
  useSaveKey(() => void save(), !unsaved || busy || !isEditable);
  const onJump = (to: Jump) => setJump({ ...to });
  return (
    <>
      <LeaveDialog unsaved={unsaved} />
      {problem && (
        <StaleFile problem={problem} suiteId={suiteId} path={path} text={text} onTake={edited.take} onKeep={save} />
      )}
      <div className="suite-editor" data-form={format !== undefined && isEditable ? true : undefined}>
        <div className="suite-text">
          <div className="suite-pane">
            <Suspense fallback={<Spinner />}>
              <SuitePane
                {...{ value: text, faults: check.problems, jump, dark, format, suite, readOnly: !isEditable }}
                label={t('suite.textOf', { path })}
                onChange={setText}
              />
            </Suspense>
          </div>
          <Faults check={check} onJump={onJump} />
        </div>
        {format !== undefined && isEditable && (
          <FileForm text={text} format={format} onChange={setText} onJump={onJump} />
        )}
      </div>
      {isEditable && (
        <div className="form-foot">
          <Button
            tone="primary"
            busy={busy}
            disabled={!unsaved}
            icon={<IconDeviceFloppy size={15} aria-hidden="true" />}
            aria-keyshortcuts="Control+S"
            onClick={() => void save()}
          >
            {t('suite.save')}
          </Button>
          <Button disabled={!unsaved || busy} onClick={() => setText(edited.stored.text)}>
            {t('suite.discard')}
          </Button>
          <div className="form-said" role="status">
            <p className="muted">
              {t(unsaved ? 'suite.unsaved' : 'suite.allSaved', { version: edited.stored.version })}
            </p>
          </div>
        </div>
      )}
    </>
  );
};

/** A file of a suite: its text with errors, and the common fields of the format beside it. */
export const FileEditor = ({ suite, path }: Props) => {
  const { t } = useTranslation();
  const { suiteId, title } = suite;
  const read = useCallback(
    () => readFile({ params: { suiteId }, query: { path } }).catch((error: unknown) => problemOf(error)),
    [suiteId, path],
  );
  const state = useAsyncResult(read);
  return (
    <div className="admin-form suite-file-page">
      <PageTitle title={`${path} · ${title}`} />
      <BackLink to={pathOfSuite(suiteId)}>{title}</BackLink>
      <h1 className="suite-path">{path}</h1>
      {state.status === 'waiting' && <Skeletons rows={10} />}
      {state.status === 'done' &&
        ('errorKey' in state.result ? (
          <p role="alert">{t(`error.${state.result.errorKey}`, state.result.params)}</p>
        ) : (
          <Editor key={path} suite={suite} opened={state.result} />
        ))}
    </div>
  );
};
