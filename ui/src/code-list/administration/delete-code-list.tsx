import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import type { Trouble } from '../../saga/trouble.ts';
import type { StoredCodeList } from './code-list-form.ts';
import { useListTitle } from './use-list-title.ts';

type Props = {
  readonly list: StoredCodeList;
  readonly trouble: Trouble | undefined;
  readonly removing: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Asks once more; an own list others need stays, one of the product becomes what it was. */
export const DeleteCodeList = ({ list, ...rest }: Props) => {
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
      {...rest}
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
