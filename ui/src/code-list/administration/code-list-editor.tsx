import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingForm } from '../../editing/editing-form.tsx';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { Button } from '../../parts/button.tsx';
import { type CodeListForm, freshCodeList, isComplete, type StoredCodeList } from './code-list-form.ts';
import { NameSection } from './code-list-sections.tsx';
import { type CodeListEdit, codeListEditSlice, selectCodeLists } from './code-list-slices.ts';
import { CodeTable } from './code-table.tsx';
import { DeleteCodeList } from './delete-code-list.tsx';
import { ImportCodes, type ReadCsv } from './import-codes.tsx';
import { useCodeListWords } from './use-code-list-words.ts';
import { useListTitle } from './use-list-title.ts';

const { chosen, discarded, saveRequested, removeRequested } = codeListEditSlice.actions;

export type CodeListPorts = {
  readonly readCsv: ReadCsv;
  /** Hands the stored list over as a file. */
  readonly exportCsv: (name: string) => void;
};

type Props = { readonly edit: CodeListEdit; readonly ports: CodeListPorts };

const nobody: StoredCodeList['usedBy'] = { rules: [], subsets: [], templates: {} };

const Form = ({ edit, ports, onRemove }: Props & { readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const words = useCodeListWords();
  const { items: lists = [] } = useSelector(selectCodeLists);
  const { stored, draft } = edit;
  const shown: CodeListForm = { ...freshCodeList, ...stored, ...draft };
  const complete = isComplete(shown);
  const discard = () => void dispatch(discarded());
  const change = (choice: Partial<CodeListForm>) => void dispatch(chosen({ ...choice }));
  return (
    <EditingForm
      {...words}
      editing={edit}
      blocked={!complete}
      onSave={() => dispatch(saveRequested())}
      onDiscard={discard}
      onRemove={stored?.changed ? onRemove : undefined}
      removeText={stored?.builtIn ? t('codeList.reset') : undefined}
    >
      {!stored?.builtIn && <NameSection shown={shown} isNew={edit.id === ''} lists={lists} onChange={change} />}
      <CodeTable codes={shown.codes} usedBy={stored?.usedBy ?? nobody} onChange={(codes) => change({ codes })}>
        <ImportCodes codes={shown.codes} readCsv={ports.readCsv} onChange={(codes) => change({ codes })} />
      </CodeTable>
    </EditingForm>
  );
};

const Head = ({ edit: { id, stored }, ports }: Props) => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const { rules: own, subsets } = stored?.usedBy ?? nobody;
  const rules = [...new Set([...own, ...subsets.flatMap((part) => part.rules)])].toSorted();
  const said =
    rules.length > 0 ? t('codeList.askedBy', { count: rules.length, rules: rules.join(', ') }) : t('codeList.asked');
  return (
    <EditingHead
      back={{ to: '/admin/formats/codelists', text: t('codeList.title') }}
      title={stored ? titleOf(stored) : t('codeList.create')}
      says={stored ? `${stored.name} · ${said}` : t('codeList.createBody')}
      hasHistory={id !== '' && stored !== undefined && stored.version > 0}
      actions={
        stored && (
          <Button icon={<IconDownload size={15} aria-hidden="true" />} onClick={() => ports.exportCsv(id)}>
            {t('codeList.export')}
          </Button>
        )
      }
    />
  );
};

/** A code list: its codes and what became of it. */
export const CodeListEditor = ({ edit, ports }: Props) => {
  const dispatch = useDispatch();
  const [tab] = useTab();
  const [asking, ask] = useState(false);
  const { id, stored, trouble, removing } = edit;
  return (
    <div className="admin-form code-list-form">
      <Head edit={edit} ports={ports} />
      {tab === 'history' && id !== '' ? (
        <HistoryView noun="code-list" id={id} />
      ) : (
        <Form edit={edit} ports={ports} onRemove={() => ask(true)} />
      )}
      {asking && stored && (
        <DeleteCodeList
          list={stored}
          trouble={trouble}
          removing={removing}
          onRemove={() => dispatch(removeRequested(''))}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
};
