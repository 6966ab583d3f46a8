import { everyMutation, withoutMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import type { KnownNames } from '@clearbench/test-suites/format/known-names';
import { environmentNamed } from './environments.ts';

/** The names that exist without a server: default environments, built-in templates, and the rules of the catalogue. */
export const knownNames: KnownNames = {
  environment: (token) => environmentNamed(token) !== undefined,
  template: (name) => builtInTemplate(name) !== undefined,
  rule: (id) => Object.hasOwn(everyMutation, id) || Object.hasOwn(withoutMutation, id),
};
