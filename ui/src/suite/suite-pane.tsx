import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { YamlPane } from '../file/editor/monaco/yaml-pane.tsx';
import { type FormatOfFile, offerFormat } from './suite-completion.ts';

type Props = Omit<ComponentProps<typeof YamlPane>, 'offer'> & {
  /** Undefined for a file that cases use, which has no format of its own. */
  readonly format: FormatOfFile | undefined;
};

const nothing = () => ({ dispose: () => {} });

/** The text of a file of a suite in Monaco, with the fields of its format. */
export const SuitePane = ({ format, ...pane }: Props) => {
  const offer = useMemo(() => (format === undefined ? nothing : offerFormat(format)), [format]);
  return <YamlPane {...pane} offer={offer} />;
};
