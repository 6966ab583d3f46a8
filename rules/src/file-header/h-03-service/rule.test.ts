import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { camt056 } from '@clearbench/iso20022/samples/answers';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

/** An installation's own form that any service may use. */
const envelopes = neutralForms.map((form) => ({ ...form, services: ['SCT', 'CORE', 'COR', 'B2B'] }));

describe('H-03: Service of the file', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts the service of the environment with messages it exchanges', () => {
    accepts(creditFile({}, [pacs008(), camt056()]));
    accepts(creditFile(), { scheme: 'inst' });
    accepts(creditFile({ SrvcId: 'COR' }, [camt056()]), { scheme: 'core', envelopes });
  });

  it('accepts both service names of SDD Core, also in the forms of Clearbench', () => {
    const form = neutralForms.find(({ fileType }) => fileType === 'IDF');
    expect(form?.services).toEqual(expect.arrayContaining(['CORE', 'COR', 'B2B']));
  });

  it('reports a service whose files have another form', () =>
    reports(creditFile({ SrvcId: 'B2B' }), { variant: 'form', path: 'SrvcId', value: 'B2B', expected: 'SCT' }));

  it('reports a service of another environment', () =>
    reports(creditFile({}, []), { variant: 'environment', value: 'SCT', expected: 'CORE, COR' }, { scheme: 'core' }));

  it('reports each bulk the service does not exchange', () => {
    const found = { variant: 'bulk', value: 'pacs.008.001.08', params: { service: 'B2B' } };
    reports(
      creditFile({ SrvcId: 'B2B' }, [pacs008(), pacs008(), camt056()]),
      [
        { ...found, path: 'FIToFICstmrCdtTrf' },
        { ...found, path: 'FIToFICstmrCdtTrf[2]' },
      ],
      { scheme: 'b2b', envelopes },
    );
  });
});
