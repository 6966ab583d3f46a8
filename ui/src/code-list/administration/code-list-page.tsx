import './code-list.css';
import { IconDownload } from 'virtual:icons';
import type { CodeListDetails } from '@clearbench/contracts/code-list/routes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { type RemoveDialogProps, ResourcePage } from '../../admin-resource/resource-page.tsx';
import type { Edited } from '../../admin-resource/use-edited.ts';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { Button } from '../../parts/button.tsx';
import { type CodeListForm, isComplete, unused } from './code-list-form.ts';
import { codeLists, exportCodes, readCodes } from './code-list-resource.ts';
import { NameSection } from './code-list-sections.tsx';
import { CodeTable } from './code-table.tsx';
import { ImportCodes } from './import-codes.tsx';
import { useListTitle } from './use-list-title.ts';

type Props = RemoveDialogProps & { readonly list: CodeListDetails };

/** Asks before a list is deleted, or a built-in one is reset; a list in use cannot be deleted. */
const DeleteCodeList = ({ list, ...dialog }: Props) => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const { builtIn, usedBy } = list;
  const users = builtIn ? [] : [...usedBy.rules, ...usedBy.subsets.map(titleOf)];
  const title = t(builtIn ? 'codeList.resetTitle' : 'codeList.deleteTitle', { name: titleOf(list) });
  return (
    <RemoveDialog
      title={title}
      inUse={users.length > 0}
      {...(builtIn ? { removeText: t('codeList.reset') } : {})}
      {...dialog}
    >
      {users.length > 0 ? (
        <>
          <p>{t('codeList.deleteInUse', { count: users.length })}</p>
          <ul>
            {users.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t(builtIn ? 'codeList.resetBody' : 'codeList.deleteBody')}</p>
      )}
    </RemoveDialog>
  );
};

addResource(codeLists);

type EditedCodeList = Edited<CodeListDetails, CodeListForm>;

const useHead = () => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  return ({ stored }: EditedCodeList) => {
    if (!stored) return { title: t('codeList.create'), subtitle: t('codeList.createBody') };
    const { name, usedBy } = stored;
    const rules = [...new Set([...usedBy.rules, ...usedBy.subsets.flatMap((subset) => subset.rules)])].toSorted();
    const used =
      rules.length > 0
        ? t('codeList.usedByRules', { count: rules.length, rules: rules.join(', ') })
        : t('codeList.usedByNoRule');
    return {
      title: titleOf(stored),
      subtitle: `${name} · ${used}`,
      actions: (
        <Button icon={<IconDownload size={15} aria-hidden="true" />} onClick={() => void exportCodes(name)}>
          {t('codeList.export')}
        </Button>
      ),
    };
  };
};

const useValueText = () => {
  const { t } = useTranslation();
  return (field: string, { title, subsetOf, codes }: CodeListForm): string => {
    if (field === 'codes') return t('codeList.count', { count: Object.keys(codes).length });
    return (field === 'title' ? title : subsetOf) ?? t('editing.none');
  };
};

const Form = ({ edited, onRemove }: { readonly edited: EditedCodeList; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const valueText = useValueText();
  const { items: lists = [] } = useSelector(codeLists.items.select);
  const { shown, stored, isNew, change } = edited;
  return (
    <ResourceForm
      resource={codeLists}
      edited={edited}
      valueText={valueText}
      complete={isComplete(shown)}
      onRemove={stored?.changed ? onRemove : undefined}
      removeText={stored?.builtIn ? t('codeList.reset') : undefined}
    >
      {!stored?.builtIn && <NameSection shown={shown} isNew={isNew} lists={lists} onChange={change} />}
      <CodeTable codes={shown.codes} usedBy={stored?.usedBy ?? unused} onChange={(codes) => change({ codes })}>
        <ImportCodes codes={shown.codes} readCsv={readCodes} onChange={(codes) => change({ codes })} />
      </CodeTable>
    </ResourceForm>
  );
};

/** A code list or a new one: its codes and its history. */
export const CodeListPage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { codeListName = '' } = useParams();
  const head = useHead();
  useEffect(() => {
    dispatch(codeLists.items.actions.requested());
  }, [dispatch]);
  return (
    <ResourcePage
      resource={codeLists}
      id={codeListName}
      className="code-list-form"
      back={{ to: codeLists.addresses.list, text: t('codeList.title') }}
      loadingTitle={codeListName || t('codeList.create')}
      head={head}
      hasHistory={({ version }) => version > 0}
      removeDialog={(stored, dialog) => <DeleteCodeList list={stored} {...dialog} />}
    >
      {(edited, askRemove) => <Form edited={edited} onRemove={askRemove} />}
    </ResourcePage>
  );
};
