import { type Scheme, schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { meaningOf } from '@clearbench/iso20022/envelopes/file-form';
import { servicesOf } from '@clearbench/iso20022/envelopes/services';
import { schemesOf } from '@clearbench/iso20022/rulebooks';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { bulkElements } from '../bulk-elements.ts';
import { selectFields } from '../header-fields.ts';

const schemeOf = (service: string): Scheme | undefined =>
  (Object.keys(servicesOf) as Scheme[]).find((scheme) => servicesOf[scheme].includes(service));

const listed = (names: readonly string[]): string => names.join(', ');

export const rule = defineRule<{ service: string }>({
  id: 'H-03',
  layer: 'clearing',
  severity: 'Error',
  concerns: 'file',
  appliesTo: () => true,
  select: bulkElements,
  selectIn: selectFields('service'),
  anchorsIn: selectFields('service'),
  open: () => ({ service: '' }),
  check: (node, { file, profile }, state): readonly RuleFinding[] => {
    if (file === undefined) return [];
    if (meaningOf(file.form, node) !== 'service') {
      const { messageType } = file.latest;
      const scheme = schemeOf(state.service);
      if (scheme === undefined || schemesOf(messageType).includes(scheme)) return [];
      return [{ node, variant: 'bulk', value: messageType, params: { service: state.service } }];
    }
    const { form } = file;
    const [own, found] = [servicesOf[profile.scheme], { node, value: node.text }];
    if (!form.services.includes(node.text))
      return [{ ...found, variant: 'form', expected: listed(form.services), params: { fileType: form.fileType } }];
    state.service = node.text;
    if (own.length === 0 || own.includes(node.text)) return [];
    const params = { scheme: schemeNames[profile.scheme] };
    return [{ ...found, variant: 'environment', expected: listed(own), params }];
  },
});
