import { clearFile } from './clear-file.ts';
import type { ClearingResult } from './clearing-input.ts';
import { magicCents } from './scenarios/magic-cents.ts';
import { verbs } from './scenarios/verbs.ts';
import { bulkInput, inputOf, secondsLater } from './testing/clearing-input.fixture.ts';
import { creditTransferXml, textOf } from './testing/credit-transfer.fixture.ts';
import { claimXml } from './testing/inquiries.fixture.ts';
import { recallXml } from './testing/r-messages.fixture.ts';
import { type CatalogueEntry, type ExpectedAnswer, scenarioCatalogue } from './testing/scenario-catalogue.fixture.ts';
import { engineTexts } from './texts/engine-texts.ts';

const transferFor = ({ layer, trigger }: CatalogueEntry) =>
  layer === 'command' ? { amount: '70.00', remittance: `Rent ${trigger}` } : { amount: `70${trigger}` };

const cleared = (entry: CatalogueEntry): ClearingResult =>
  clearFile(bulkInput([transferFor(entry)], { scheme: entry.scheme }));

/** The result of a later recall of that transfer, or of an inquiry about it. */
const requested = (entry: CatalogueEntry, xmlOf: (amount: string) => string): ClearingResult => {
  const { scheme } = entry;
  const bytes = new TextEncoder().encode(creditTransferXml({ scheme, transfers: [transferFor(entry)] }));
  const { amount } = transferFor(entry);
  const original = { bytes, messageType: 'pacs.008.001.08' };
  return clearFile(inputOf(xmlOf(amount), { scheme, original }));
};

/** A collection settles the day after its arrival. */
const settlements = { sct: 3, inst: 1, core: 23, b2b: 23 } as const;

const delayOf = ({ trigger }: CatalogueEntry): number => (/\+3D|\.23/.test(trigger) ? 60 : 20);

const dueOf = (entry: CatalogueEntry, { when, message }: ExpectedAnswer): readonly number[] => {
  const settlement = settlements[entry.scheme];
  switch (when) {
    case 'atOnce':
      // A repetition follows a second later.
      return [1, 2];
    case 'withSettlement':
      return [settlement + (message === 'pacs.008' ? 1 : 0)];
    case 'beforeDue':
      return message === 'pacs.003' ? [2] : [settlement - 1];
    case 'afterTimeOut':
      return [20];
    case 'afterDelay':
      return message === 'pacs.002' ? [12] : [0, 1, 2].map((after) => settlement + delayOf(entry) + after);
    case 'onRecall':
    case 'onInquiry':
      return [21];
  }
};

describe.each(scenarioCatalogue.map((entry) => [entry.scheme, entry.trigger, entry] as const))(
  '%s %s',
  (_scheme, trigger, entry) => {
    const { verdict, answers, silence } = cleared(entry);

    it('has reasons', () => {
      expect(verdict.reasons[0]).toMatchObject({ layer: entry.layer, trigger, transactionId: 'TX-1' });
      expect(verdict.reasons[0]?.textKey === entry.textKey).toBe(entry.answers !== undefined);
    });

    it('answers as documented', () => {
      if (entry.answers === undefined) {
        expect(answers.map(({ answer }) => answer.messageType)).toEqual(['pacs.002.001.10']);
        expect(verdict.groupStatus).toBe('ACCP');
        return;
      }
      const expected = entry.answers.filter(({ when }) => when !== 'onRecall' && when !== 'onInquiry');
      expect(answers.map(({ answer }) => answer.messageType.slice(0, 8))).toEqual(
        expected.map(({ message }) => message),
      );
      expect(silence !== undefined).toBe(expected.length === 0);
      expected.forEach((one, index) => {
        const made = answers[index];
        expect(dueOf(entry, one)).toContain(secondsLater(made?.answer.dueAt ?? ''));
        if (one.isCoded) expect(textOf(made?.bytes ?? new Uint8Array())).toContain(`<Cd>${entry.code}</Cd>`);
      });
    });

    it('answers a recall as documented', () => {
      const onRecall = entry.answers?.find(({ when }) => when === 'onRecall');
      if (onRecall === undefined) return;
      const [report, reply, ...more] = requested(entry, (amount) => recallXml([{ amount }])).answers;
      expect(more).toEqual([]);
      expect(report?.answer.messageType).toBe('pacs.002.001.10');
      expect(reply?.answer.messageType.slice(0, 8)).toBe(onRecall.message);
      expect(dueOf(entry, onRecall)).toContain(secondsLater(reply?.answer.dueAt ?? ''));
      expect(textOf(reply?.bytes ?? new Uint8Array())).toContain(`<Cd>${entry.code}</Cd>`);
    });

    it('answers an inquiry as documented', () => {
      const onInquiry = entry.answers?.find(({ when }) => when === 'onInquiry');
      if (onInquiry === undefined) return;
      const [report, reply, ...more] = requested(entry, (amount) => claimXml({ amount })).answers;
      expect([report?.answer.messageType, more]).toEqual(['pacs.002.001.10', []]);
      expect(reply?.answer.messageType.slice(0, 8)).toBe(onInquiry.message);
      expect(dueOf(entry, onInquiry)).toContain(secondsLater(reply?.answer.dueAt ?? ''));
      if (onInquiry.isCoded) expect(textOf(reply?.bytes ?? new Uint8Array())).toContain(`<Cd>${entry.code}</Cd>`);
    });
  },
);

describe('catalogue', () => {
  it('contains every command and every magic amount', () => {
    const triggers = scenarioCatalogue.map(({ trigger }) => trigger);
    for (const verb of Object.keys(verbs)) expect(triggers.some((one) => one.startsWith(`SIM:${verb}`))).toBe(true);
    for (const cents of Object.keys(magicCents)) expect(triggers).toContain(cents);
  });

  it('has its texts in every language', () => {
    for (const { textKey } of scenarioCatalogue)
      for (const texts of Object.values(engineTexts)) expect(texts[textKey] ?? texts[`${textKey}_other`]).toBeDefined();
  });
});
