import type { FormNode } from '@clearbench/validation/form/form-node';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../../../parts/floating.tsx';
import { PickList } from '../../../parts/pick-list.tsx';
import type { Anchor } from '../../../parts/place-floating.ts';
import { spokenName } from './field-name.tsx';
import { useFormWork } from './form-context.ts';

/** Offers what may be added to a group, to be searched by name or element. */
export const AddButton = ({ node }: { readonly node: FormNode }) => {
  const { t } = useTranslation();
  const { fixed, change } = useFormWork();
  const [anchor, setAnchor] = useState<Anchor>();
  const { path, offers } = node;
  if (fixed || offers.length === 0) return null;
  const label = t('editor.form.addTo', { name: spokenName(node) });
  const items = offers.map(({ tag, name }) => ({
    id: tag,
    text: name,
    hint: tag,
    group: '',
    run: () => void change({ kind: 'add', path, tag }),
  }));
  return (
    <>
      <button
        type="button"
        className="link-button fm-add"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        <IconPlus size={13} aria-hidden /> {t('editor.form.add')}
      </button>
      {anchor && (
        <Floating
          anchor={anchor}
          role="dialog"
          label={label}
          className="pick-box fm-pick"
          onClose={() => setAnchor(undefined)}
        >
          <PickList
            label={label}
            placeholder={t('editor.form.search')}
            nothing={t('editor.form.noOffer')}
            items={items}
            onPick={(item) => {
              setAnchor(undefined);
              item.run();
            }}
          />
        </Floating>
      )}
    </>
  );
};
