import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import { clearFile } from '@clearbench/test-engine/clear-file';
import { bulkInput, sampleNow } from '@clearbench/test-engine/testing/clearing-input.fixture';
import { textOf } from '@clearbench/test-engine/testing/credit-transfer.fixture';
import { type CatalogueEntry, scenarioCatalogue } from '@clearbench/test-engine/testing/scenario-catalogue.fixture';
import { remembering } from './testing/remembering.fixture.ts';

const resolveKnown = scenarioCatalogue.filter(
  ({ trigger, answers }) => answers !== undefined && !/CORRUPT/.test(trigger),
);
const twice = resolveKnown.filter(({ textKey }) => textKey === 'engine.duplicate');
const scripted = resolveKnown.filter((entry) => !twice.includes(entry));
const named = (entries: readonly CatalogueEntry[]) =>
  entries.map((entry) => [entry.scheme, entry.trigger, entry] as const);

/** Sends a special payment and an ordinary one to the clearing, and validates every answer on its due date. */
const foundInAnswers = async ({ scheme, layer, trigger }: CatalogueEntry): Promise<readonly string[]> => {
  const transfer = layer === 'command' ? { amount: '50.00', remittance: trigger } : { amount: `9${trigger}` };
  const transfers = scheme === 'inst' ? [transfer] : [{ amount: '50.00' }, transfer];
  const input = bulkInput(transfers, { scheme, rbVersion: '2025' });
  const { answers, verdict } = clearFile(input);
  const { bic, systemCode } = input.clearing;
  const profile: Profile = { scheme, rbVersion: '2025', now: sampleNow, clearing: { bic, systemCode } };
  const { takenIn: accepted, rejectedTransactionIds, answered, found } = await remembering(profile);
  const sent = textOf(input.bytes);
  await (verdict.groupStatus === 'RJCT' ? rejectedTransactionIds(sent) : accepted(sent));
  const texts = answers.map(({ bytes }) => textOf(bytes));
  const messageId = verdict.messageId ?? '';
  await answered(messageId, ...texts);
  const all: string[] = [];
  for (const [index, { answer, bytes }] of answers.entries()) {
    const now = answer.dueAt;
    const keys = await found(textOf(bytes), { fileId: `a${index}-${messageId}`, direction: 'ST', now });
    all.push(...keys.map((key) => `${answer.messageType} ${key}`));
    if (answer.messageId) await accepted(textOf(bytes), { own: true, transferId: `t-${messageId}` });
  }
  return all;
};

describe('answers of the clearing are consistent with the message history', () => {
  it.each(named(scripted))('%s %s', async (_, __, entry) => {
    expect(await foundInAnswers(entry)).toEqual([]);
  });

  it.each(named(twice.filter(({ layer }) => layer === 'command')))(
    '%s %s, which sends an answer twice, is reported as duplicate',
    async (_, __, entry) => {
      expect(await foundInAnswers(entry)).toEqual(['pacs.002.001.10 G-01']);
    },
  );

  it('in all schemes', () => expect(scripted.some(({ scheme }) => isDirectDebit(scheme))).toBe(true));
});
