import type { CodeListDetails } from '@clearbench/contracts/code-list/routes';
import { useTranslation } from 'react-i18next';
import type { RemoveDialogProps } from '../../admin-resource/resource-page.tsx';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { useListTitle } from './use-list-title.ts';

type Props = RemoveDialogProps & { readonly list: CodeListDetails };

/** Asks before a list is deleted, or a built-in one is reset; a list in use cannot be deleted. */
export const DeleteCodeList = ({ list, ...dialog }: Props) => {
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
