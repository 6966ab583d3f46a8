import 'monaco-editor/languages/definitions/yaml/register';
import { TextPane, type TextPaneProps } from './text-pane.tsx';

export type YamlPaneProps = Omit<TextPaneProps, 'language' | 'offer'> & Required<Pick<TextPaneProps, 'offer'>>;

/** A YAML text in Monaco, with its errors. */
export const YamlPane = (props: YamlPaneProps) => <TextPane {...props} language="yaml" />;
