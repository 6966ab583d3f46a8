import { creditFile } from '@clearbench/validation/rules/samples/credit-file';
import { pacs008 } from '@clearbench/validation/rules/samples/pacs-008';
import { sctProfile } from '@clearbench/validation/rules/samples/profiles';
import { answerAsked } from './deliberate-desk.ts';
import type { Answered } from './protocol.ts';
import { type Workshop, workshopOver } from './workshop.ts';

const text = pacs008({});
const profile = sctProfile;

/** A workshop whose desk stands on the same side. */
const workshop = (): Workshop => {
  let hear: (answered: Answered) => void = () => undefined;
  return workshopOver({
    post: (asked) => hear(structuredClone(answerAsked(structuredClone(asked)))),
    listen: (listener) => {
      hear = listener;
    },
    end: () => undefined,
  });
};

describe('errors made on purpose, beside the page', () => {
  it('knows the rules of a message, and of a type, with how grave they are here', async () => {
    const ofText = await workshop().ask('rules', { of: { text }, profile });
    const ofType = await workshop().ask('rules', { of: { messageType: 'pacs.008.001.08' }, profile });
    expect(ofText).toEqual(ofType);
    expect(ofText).toContainEqual({ id: 'T-03', severity: 'Error' });
    const changed = { ...profile, overrides: { 'P-11': 'Info', 'T-05': 'off' } } as const;
    const rules = await workshop().ask('rules', { of: { text }, profile: changed });
    expect(rules).toContainEqual({ id: 'P-11', severity: 'Info' });
    expect(rules.map(({ id }) => id)).not.toContain('T-05');
  });

  it('offers rules of files for files only', async () => {
    const header = async (of: string) =>
      (await workshop().ask('rules', { of: { text: of }, profile: { ...profile, direction: 'TS' } })).filter(({ id }) =>
        id.startsWith('H-'),
      );
    expect(await header(text)).toEqual([]);
    expect((await header(creditFile({}, [text]))).length).toBeGreaterThan(3);
  });

  it('tells the edit that breaks a rule, its lines and its finding', async () => {
    const breach = await workshop().ask('breach', { text, ruleId: 'P-11', profile });
    expect(breach?.finding.ruleId).toBe('P-11');
    expect(breach?.lines.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
    const { offset = 0, length = 0, text: by = '' } = breach?.edit ?? {};
    expect(text.slice(0, offset) + by + text.slice(offset + length)).toBe(text.replace('SLEV', 'SHAR'));
  });

  it('has no answer where a message cannot break a rule', async () => {
    expect(await workshop().ask('breach', { text, ruleId: 'D-01', profile })).toBeUndefined();
  });

  it('tells what would change for the SEPA characters', async () => {
    const named = pacs008({ 'CdtTrfTxInf/Cdtr/Nm': 'Zoë' });
    const { conversions } = await workshop().ask('conversions', { text: named, profile });
    expect(conversions).toMatchObject([{ before: 'Zoë', after: 'Zoe' }]);
  });

  it('leaves nobody waiting where something goes wrong', async () => {
    const nothing = undefined as unknown as string;
    await expect(workshop().ask('conversions', { text: nothing, profile })).rejects.toThrow(/conversions/);
  });
});
