import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { knownHeaders, knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf, rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { everyDraft, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { maximalMessage } from '@clearbench/iso20022/testing/maximal-message.fixture';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { validate } from './validate.ts';

/** A profile with everything that rules can read. */
const profiles: readonly Profile[] = schemes.flatMap((scheme) =>
  rulebookVersions.map((rbVersion) => ({
    scheme,
    rbVersion,
    now: '2025-10-15T09:00:00Z',
    clearing: { systemCode: 'ST2', bic: 'ZYCSDEF0XXX', reachable: ['ZYDODEF0'], cutOff: '16:00' },
    testCode: 'T' as const,
    senderBic: 'ZYDODEF0XXX',
    earlier: { uses: {}, messages: {}, payments: {} },
  })),
);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const samplesOf = (message: string): readonly string[] => {
  const model = messageModel(message);
  if (model === undefined) throw new Error(`${message} is not known`);
  return [0, 1].map((choice) => writeDraft(maximalMessage(model, seededRandom(choice + 1), choice)));
};

describe('every message', () => {
  it('is one of 271', () => {
    expect(knownMessages.length + knownHeaders.length).toBe(271);
    const model = messageModel('pacs.008.001.13');
    expect(model && everyDraft(maximalMessage(model, seededRandom(1))).length).toBeGreaterThan(1000);
  });

  it.each(knownMessages)('%s has its structure and passes all rules of all schemes without a failure', (message) => {
    const samples = samplesOf(message).map(bytesOf);
    for (const [index, profile] of profiles.entries()) {
      const { scheme, rbVersion } = profile;
      const isExchanged = messagesOf(rbVersion, scheme).includes(message);
      const sample = samples[index % samples.length] as Uint8Array;
      const { validationMessages, validationSummary } = validate(sample, profile);
      const found = validationMessages.filter(
        ({ ruleId, layer }) => layer === 'structure' || ruleId === 'validator.broken' || ruleId === 'T-10',
      );
      const rules = found.map(({ ruleId }) => ruleId);
      expect({ scheme, rbVersion, rules }).toEqual({ scheme, rbVersion, rules: isExchanged ? [] : ['T-10'] });
      expect(validationSummary.messageType).toBe(message);
    }
  });

  it.each(knownHeaders)('%s has its structure', (header) => {
    for (const sample of samplesOf(header)) {
      const found = validate(bytesOf(sample), profiles[0] as Profile).validationMessages;
      expect(found.filter(({ layer }) => layer === 'structure')).toEqual([]);
    }
  });
});
