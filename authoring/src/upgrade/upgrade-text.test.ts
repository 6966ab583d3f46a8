import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { Profile } from '@clearbench/iso20022/profile';
import { exchangedMessages } from '@clearbench/iso20022/rulebooks';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { validate } from '@clearbench/validator/validate';
import { upgradeText } from './upgrade-text.ts';

const reportOn = (text: string, profile: Profile) => validate(new TextEncoder().encode(text), profile);

const errorsIn = (text: string, profile: Profile): readonly ValidationMessage[] =>
  reportOn(text, profile).validationMessages.filter(({ severity }) => severity === 'Error');

const sct2019: Profile = { ...sctProfile, rbVersion: '2019' };
const to2025 = { scheme: 'sct', rbVersion: '2025' } as const;
const upgraded = (text: string) => upgradeText(text, to2025);

describe('an upgrade to a newer rulebook', () => {
  describe.each(['2019', '2021'] as const)('of a valid message of %s', (from) => {
    const samples = cleanSamples(from).flatMap((sample) =>
      (['2023', '2025'] as const).map((to) => ({ ...sample, to, title: `${sample.name} to ${to}` })),
    );

    it.each(samples)('causes no error: $title', ({ text, profile, to }) => {
      const target = { ...profile, rbVersion: to };
      const { text: after, findings } = upgradeText(text, target);
      expect(findings).toEqual([]);
      expect(errorsIn(after, target).map(({ ruleId, path, value }) => ({ ruleId, path, value }))).toEqual([]);
    });
  });

  it.each(exchangedMessages.filter(({ iso2009, iso2019 }) => iso2009 !== undefined && iso2019 !== undefined))(
    'writes every element of $iso2009 as an element of $iso2019, or lists it',
    ({ iso2009 = '', schemes }) => {
      const model = messageModel(iso2009);
      const [scheme = 'sct'] = schemes;
      if (model === undefined) throw new Error('a message of a rulebook has a model');
      const random = seededRandom(20_261_126);
      for (let count = 0; count < 40; count += 1) {
        const text = writeDraft(generateMessage(model, random));
        const target = { ...sctProfile, scheme, rbVersion: '2025' } as const;
        const { text: after, findings } = upgradeText(text, target);
        const listed = findings.map(({ path }) => path);
        const unlisted = errorsIn(after, target).filter(
          ({ textKey, path = '' }) =>
            /T-03\.(unknown|unexpected|order|notAllowed)/.test(textKey) &&
            !listed.some((known) => path.startsWith(known)),
        );
        expect(unlisted.map(({ textKey, path }) => `${textKey} ${path}`)).toEqual([]);
      }
    },
  );

  it('keeps prefixes, comments, layout and characters', () => {
    const before = pacs008({}, '2019')
      .replace(/xmlns=/, 'xmlns:p=')
      .replace(/<(\/?)(?=[A-Z])/g, '<$1p:')
      .replace('<p:GrpHdr>', '<!-- header <p:BIC> -->\n    <p:GrpHdr>');
    const { text, changes } = upgraded(before);
    expect(text).toBe(
      before.replaceAll('pacs.008.001.02', 'pacs.008.001.08').replace(/<(\/?)p:BIC>(?! -->)/g, '<$1p:BICFI>'),
    );
    expect(changes).toEqual([
      { kind: 'message', from: 'pacs.008.001.02', to: 'pacs.008.001.08', count: 1 },
      { kind: 'name', from: 'BIC', to: 'BICFI', count: 3 },
    ]);
  });

  it('upgrades each message of a file, and leaves the header as it is', () => {
    const { text } = upgraded(creditFile({}, [pacs008({}, '2019'), pacs008({ 'GrpHdr/MsgId': 'M2' }, '2019')]));
    expect(text).toBe(creditFile({}, [pacs008(), pacs008({ 'GrpHdr/MsgId': 'M2' })]));
  });

  it('removes the final zeros of the acceptance time since rulebook 2025', () => {
    const at = (time: string) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf><CdtTrfTxInf><AccptncDtTm>${time}</AccptncDtTm></CdtTrfTxInf></FIToFICstmrCdtTrf></Document>`;
    const inst = { scheme: 'inst', rbVersion: '2025' } as const;
    expect(upgradeText(at('2025-10-15T08:59:57.250Z'), inst).text).toBe(at('2025-10-15T08:59:57.25Z'));
    expect(upgradeText(at('2025-10-15T08:59:57.000+02:00'), inst).text).toBe(at('2025-10-15T08:59:57+02:00'));
    expect(upgradeText(at('2025-10-15T08:59:57.205Z'), inst).text).toBe(at('2025-10-15T08:59:57.205Z'));
    expect(upgradeText(at('2025-10-15T08:59:57.250Z'), { ...inst, rbVersion: '2023' }).text).toBe(
      at('2025-10-15T08:59:57.250Z'),
    );
  });

  it('proposes the hybrid form of an unstructured address', () => {
    const text = pacs008({}, '2019').replace(
      '<Nm>Anna Beispiel</Nm>',
      '<Nm>Anna</Nm><PstlAdr><Ctry>DE</Ctry><AdrLine>Hauptstr. 1</AdrLine><AdrLine>10117 Berlin</AdrLine></PstlAdr>',
    );
    expect(upgraded(text).findings).toEqual([
      {
        kind: 'address',
        path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/Dbtr/PstlAdr',
        proposal:
          '<PstlAdr><PstCd>10117</PstCd><TwnNm>Berlin</TwnNm><Ctry>DE</Ctry><AdrLine>Hauptstr. 1</AdrLine></PstlAdr>',
      },
    ]);
  });

  it('lists a message that the scheme does not exchange under the rulebook, and leaves it as it is', () => {
    const text = pacs008({}, '2019');
    const { text: after, findings } = upgradeText(text, { scheme: 'core', rbVersion: '2025' });
    expect(after).toBe(text);
    expect(findings).toEqual([{ kind: 'message', path: '/Document' }]);
  });

  it('does not end on a text that is not well-formed', () => {
    const text = pacs008({}, '2019');
    for (let length = 0; length < text.length; length += 7) expect(upgraded(text.slice(0, length)).text).toBeDefined();
    expect(errorsIn(text, sct2019)).toEqual([]);
  });
});
