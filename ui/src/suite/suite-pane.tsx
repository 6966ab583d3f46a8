import type { SuiteDetails } from '@clearbench/contracts/suite/routes';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { YamlPane } from '../file/editor/monaco/yaml-pane.tsx';
import { namesForEditor } from './editor-names.ts';
import { type FormatOfFile, offerFormat } from './suite-completion.ts';

type Props = Omit<ComponentProps<typeof YamlPane>, 'offer'> & {
  /** Undefined for a file that cases use, which has no format of its own. */
  readonly format: FormatOfFile | undefined;
  readonly suite: Pick<SuiteDetails, 'suiteId' | 'variables'>;
};

const nothing = () => ({ dispose: () => {} });

/** The text of a file of a suite in Monaco, with the fields of its format and the names in its scope. */
export const SuitePane = ({ format, suite, ...pane }: Props) => {
  const offer = useMemo(
    () => (format === undefined ? nothing : offerFormat({ format, names: namesForEditor(suite) })),
    [format, suite],
  );
  return <YamlPane {...pane} offer={offer} />;
};
