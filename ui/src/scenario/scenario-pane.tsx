import type { ComponentProps } from 'react';
import { YamlPane } from '../file/editor/monaco/yaml-pane.tsx';
import { offerScenarioFields } from './scenario-completion.ts';

/** The text of a scenario list in Monaco, with the fields of its format. */
export const ScenarioPane = (props: Omit<ComponentProps<typeof YamlPane>, 'offer'>) => (
  <YamlPane {...props} offer={offerScenarioFields} />
);
