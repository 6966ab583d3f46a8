import { everyMutation, withoutMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import type { KnownNames } from './known-names.ts';

/** The names that exist without a server: default environments, built-in templates, and the rules of the catalogue. */
export const namesOfProduct: KnownNames = {
  environment: (token) => schemes.some((scheme) => scheme === token),
  template: (name) => builtInTemplate(name) !== undefined,
  rule: (id) => Object.hasOwn(everyMutation, id) || Object.hasOwn(withoutMutation, id),
};
