import { IconBulb, IconCopy, IconDownload, IconUpload } from 'virtual:icons';
import { largestRuleList } from '@clearbench/contracts/scenario/limits';
import { readBuiltInScenariosRoute } from '@clearbench/contracts/scenario/routes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { caller } from '../http/http-caller.ts';
import { notify, notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { saveFile } from '../parts/save-file.ts';
import { problemOf } from '../saga/problem.ts';
import { exampleList } from './example-list.ts';

const readBuiltIn = caller(readBuiltInScenariosRoute);

type Props = {
  readonly text: string;
  /** The name of the exported file without its ending. */
  readonly fileName: string;
  readonly onChange: (text: string) => void;
};

/** Import and export as YAML, and the lists of the product as a start. */
export const ListToolbar = ({ text, fileName, onChange }: Props) => {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const { size } = chosen;
    if (size > largestRuleList)
      notify({ tone: 'bad', textKey: 'error.scenario.tooLarge', params: { size, limit: largestRuleList } });
    else onChange(await chosen.text());
  };
  const copy = (list: 'commands' | 'cents') =>
    readBuiltIn({ params: { list } }).then(
      ({ text: builtIn }) =>
        onChange(
          text.trim() === ''
            ? builtIn
            : `${text.trimEnd()}\n\n# ${t(`scenario.owner.${list}`)}\n${builtIn.replace(/^rules:\n/, '')}`,
        ),
      (error: unknown) => notifyProblem(problemOf(error)),
    );
  return (
    <div className="row-of-buttons">
      <Button small icon={<IconUpload size={15} aria-hidden="true" />} onClick={() => file.current?.click()}>
        {t('scenario.import')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".yaml,.yml"
        aria-label={t('scenario.import')}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        small
        icon={<IconDownload size={15} aria-hidden="true" />}
        onClick={() => saveFile(text, `${fileName}.yaml`, 'application/yaml')}
      >
        {t('scenario.export')}
      </Button>
      {text.trim() === '' && (
        <Button small icon={<IconBulb size={15} aria-hidden="true" />} onClick={() => onChange(exampleList)}>
          {t('scenario.example')}
        </Button>
      )}
      {(['cents', 'commands'] as const).map((list) => (
        <Button key={list} small icon={<IconCopy size={15} aria-hidden="true" />} onClick={() => void copy(list)}>
          {t(`scenario.copy.${list}`)}
        </Button>
      ))}
    </div>
  );
};
