import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { knownHeaders, knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import type { MessageModel } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf, rulebooksOf, rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { everyDraft, generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
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

const modelOf = (message: string): MessageModel => {
  const model = messageModel(message);
  if (model === undefined) throw new Error(`${message} is not known`);
  return model;
};

const maximalSamples = (message: string): readonly string[] =>
  [0, 1].map((choice) => writeDraft(maximalMessage(modelOf(message), seededRandom(choice + 1), choice)));

const smallSamples = (message: string): readonly string[] =>
  [1, 2].map((seed) => writeDraft(generateMessage(modelOf(message), seededRandom(seed))));

/** Messages that no scheme exchanges have their maximal samples validated with a share of the profiles, in turn. */
const maximalEvery = 4;

describe('every message', () => {
  it('is one of 271', () => {
    expect(knownMessages.length + knownHeaders.length).toBe(271);
    const model = messageModel('pacs.008.001.13');
    expect(model && everyDraft(maximalMessage(model, seededRandom(1))).length).toBeGreaterThan(1000);
  });

  it.each(knownMessages)('%s has its structure and passes all rules of all schemes without a failure', (message) => {
    const small = smallSamples(message).map(bytesOf);
    const maximal = maximalSamples(message).map(bytesOf);
    const every = rulebooksOf(message).length > 0 ? 1 : maximalEvery;
    const turn = knownMessages.indexOf(message);
    for (const [index, profile] of profiles.entries()) {
      const samples = (index + turn) % every === 0 ? maximal : small;
      const { scheme, rbVersion } = profile;
      const isExchanged = messagesOf(rbVersion, scheme).includes(message);
      const sample = samples[Math.floor(index / every) % samples.length] as Uint8Array;
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
    for (const sample of maximalSamples(header)) {
      const found = validate(bytesOf(sample), profiles[0] as Profile).validationMessages;
      expect(found.filter(({ layer }) => layer === 'structure')).toEqual([]);
    }
  });
});
