import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const located = (location: string) =>
  pacs008().replace(
    '<Document ',
    `<Document xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${location}" `,
  );

describe('T-09: Version in the schema location', () => {
  const { accepts, reports } = ruleSpec(rule);
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';

  it('accepts no schema location, the right one, and a plain file name', () => {
    accepts(pacs008());
    accepts(located(`${namespace} pacs.008.001.08.xsd`));
    accepts(located(`${namespace} credit-transfer.xsd`));
  });

  it('warns of another version', () =>
    reports(located(`${namespace} pacs.008.001.02.xsd`), {
      line: 2,
      value: `${namespace} pacs.008.001.02.xsd`,
      expected: `${namespace} pacs.008.001.08.xsd`,
      severity: 'Warning',
      params: { other: 'pacs.008.001.02', messageType: 'pacs.008.001.08' },
    }));
});
