import { everyMutation, withoutMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { knownMessages } from '@clearbench/iso20022/model/message-models';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import type { KnownNames } from './known-names.ts';

/** The rules of the catalogue. */
export const rulesOfProduct: readonly string[] = [
  ...Object.keys(everyMutation),
  ...Object.keys(withoutMutation),
].toSorted();

/** The names that exist without a server: default environments, built-in templates, rules and message types. */
export const namesOfProduct: KnownNames = {
  environment: (token) => schemes.some((scheme) => scheme === token),
  template: (name) => builtInTemplate(name) !== undefined,
  rule: (id) => Object.hasOwn(everyMutation, id) || Object.hasOwn(withoutMutation, id),
  message: (type) => knownMessages.some((known) => known.startsWith(type)),
};

/** The names that an environment adds to those of the product. */
export type NamesOfEnvironment = {
  readonly environments: readonly string[];
  readonly templates: readonly string[];
  /** The message types of formats that administrators added. */
  readonly messages: readonly string[];
};

/** The names of the product and of an environment. */
export const namesWith = (own: NamesOfEnvironment | undefined): KnownNames => {
  if (own === undefined) return namesOfProduct;
  const [environments, templates] = [new Set(own.environments), new Set(own.templates)];
  return {
    ...namesOfProduct,
    environment: (token) => environments.has(token) || namesOfProduct.environment(token),
    template: (name) => templates.has(name) || namesOfProduct.template(name),
    message: (type) => own.messages.some((name) => name.startsWith(type)) || namesOfProduct.message(type),
  };
};
