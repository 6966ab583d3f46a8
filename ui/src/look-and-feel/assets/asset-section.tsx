import { IconTrash, IconUpload } from 'virtual:icons';
import { type AssetName, assetRules } from '@clearbench/contracts/look-and-feel/assets';
import { readAssetRoute } from '@clearbench/contracts/look-and-feel/routes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../editing/form-section.tsx';
import { Button } from '../../parts/button.tsx';
import type { Problem } from '../../saga/problem.ts';
import type { Asset } from './assets-slice.ts';

/** The address of an asset; a different content has a different address. */
const assetAddress = ({ asset, sha256 }: Asset): string =>
  `${readAssetRoute.path.replace(':asset', asset)}?v=${sha256}`;

/** A preview of an asset in its place. */
const AssetSample = ({ asset }: { readonly asset: Asset }) => {
  const { t } = useTranslation();
  if (asset.asset === 'font-file') return <p className="font-sample">{t('assets.fontSample')}</p>;
  return (
    <div className="asset-sample" data-asset={asset.asset}>
      <img src={assetAddress(asset)} alt={t(`assets.name.${asset.asset}`)} />
    </div>
  );
};

type Props = {
  readonly name: AssetName;
  readonly asset: Asset | undefined;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly onReplace: (file: Blob) => void;
  readonly onRemove: () => void;
};

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': '.svg',
  'image/png': '.png',
  'image/jpeg': '.jpg,.jpeg',
  'image/webp': '.webp',
  'image/x-icon': '.ico',
  'font/woff2': '.woff2',
};

const inKilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024));
const shortType = (type: string): string => (endings[type]?.split(',')[0] ?? type).slice(1).toUpperCase();

const AssetButtons = ({ name, asset, busy, onReplace, onRemove }: Omit<Props, 'problem'>) => {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const title = t(`assets.name.${name}`);
  return (
    <div className="row-of-buttons">
      <input
        ref={picker}
        type="file"
        hidden
        accept={assetRules[name].types.map((type) => endings[type]).join()}
        aria-label={title}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onReplace(file);
          target.value = '';
        }}
      />
      <Button
        icon={<IconUpload size={15} aria-hidden="true" />}
        disabled={busy}
        aria-label={t(asset ? 'assets.replaceIt' : 'assets.chooseIt', { name: title })}
        onClick={() => picker.current?.click()}
      >
        {t(asset ? 'assets.replace' : 'assets.choose')}
      </Button>
      {asset && (
        <Button
          icon={<IconTrash size={15} aria-hidden="true" />}
          disabled={busy}
          aria-label={t('assets.removeIt', { name: title })}
          onClick={onRemove}
        >
          {t('assets.remove')}
        </Button>
      )}
    </div>
  );
};

/** One image, or the font: the current one, and how to replace it. */
export const AssetSection = ({ problem, ...props }: Props) => {
  const { t } = useTranslation();
  const { name, asset } = props;
  const { types, largest } = assetRules[name];
  const allowed = { types: types.map(shortType).join(', '), kilobytes: inKilobytes(largest) };
  return (
    <FormSection title={t(`assets.name.${name}`)} help={t(`assets.help.${name}`)}>
      {asset ? <AssetSample asset={asset} /> : <p className="muted asset-none">{t(`assets.none.${name}`)}</p>}
      <p className="field-help">
        {asset && `${t('assets.is', { type: shortType(asset.mediaType), kilobytes: inKilobytes(asset.size) })} `}
        {t('assets.allowed', allowed)}
      </p>
      {problem && (
        <p className="field-error" role="alert">
          {t(`error.${problem.errorKey}`, problem.params)}
        </p>
      )}
      <AssetButtons {...props} />
    </FormSection>
  );
};
