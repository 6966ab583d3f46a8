import { knownHeaders, knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import type { MessageModel } from '@clearbench/iso20022/model/model';
import { rulebooksOf } from '@clearbench/iso20022/rulebooks';
import { generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { structureFindings } from '@clearbench/validator/testing/structure-findings.fixture';
import { damageMessage, damageNames } from './damage.ts';
import { schemaOracle } from './schema-oracle.ts';

const modelOf = (message: string): MessageModel => {
  const model = messageModel(message);
  if (model === undefined) throw new Error(`${message} is not known`);
  return model;
};

/** A message with this damage; another message is tried where it fits nowhere. */
const damaged = (model: MessageModel, name: string, seed: number) => {
  for (let attempt = 0; attempt < 6; attempt++) {
    const random = seededRandom(seed * 7919 + attempt);
    const draft = generateMessage(model, random);
    const how = damageMessage(name, random, draft);
    if (how !== undefined) return { how, xml: writeDraft(draft) };
  }
  return undefined;
};

/** The numbers of generated messages and of damaged ones of each kind; fewer for messages that no scheme exchanges. */
const samplesOf = (message: string): { readonly generated: number; readonly damaged: number } =>
  rulebooksOf(message).length > 0 ? { generated: 15, damaged: 3 } : { generated: 6, damaged: 1 };

const refusedByKind = new Map<string, number>();

describe.each([...knownMessages, ...knownHeaders])('%s agrees with libxml2', (message) => {
  const oracle = schemaOracle(message);
  const samples = samplesOf(message);
  afterAll(() => oracle.dispose());

  it('on messages made from the model', () => {
    for (let seed = 1; seed <= samples.generated; seed++) {
      const xml = writeDraft(generateMessage(modelOf(message), seededRandom(seed)));
      expect({ seed, findings: structureFindings(xml) }).toEqual({ seed, findings: [] });
      expect({ seed, accepted: oracle.accepts(xml) }).toEqual({ seed, accepted: true });
    }
  });

  it('on damaged ones', () => {
    const kinds = new Set<string>();
    damageNames.forEach((name, at) => {
      for (let time = 0; time < samples.damaged; time++) {
        const found = damaged(modelOf(message), name, at * 3 + time);
        if (found === undefined) continue;
        const accepted = oracle.accepts(found.xml);
        const findings = structureFindings(found.xml);
        expect({ ...found, findings, valid: findings.length === 0 }).toMatchObject({ ...found, valid: accepted });
        kinds.add(name);
        if (!accepted) refusedByKind.set(name, (refusedByKind.get(name) ?? 0) + 1);
      }
    });
    expect(kinds.size).toBeGreaterThanOrEqual(20);
  });
});

describe('damage', () => {
  const harmless = ['schemaLocation', 'sameNamespaceAgain', 'prefixOfSame'];

  it('of every kind is refused somewhere, but for what only looks like it', () => {
    expect(damageNames.filter((name) => !refusedByKind.has(name))).toEqual(harmless);
  });
});
