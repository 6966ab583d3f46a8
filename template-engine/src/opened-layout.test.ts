import { sctBulk } from './day-one/sct-bulk.ts';
import { sctTypical } from './day-one/sct-typical.ts';
import { openedLayout } from './opened-layout.ts';
import { sampleOccasion } from './sample-occasion.ts';

const initials = (section: string, { content, templateName } = sctTypical) => {
  const layout = openedLayout(templateName, content, sampleOccasion({ profileBic: 'ZYDOITM0' }));
  const fields = layout.sections.find(({ name }) => name === section)?.fields ?? [];
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
};

describe('the form of a template as it opens', () => {
  it('says which template it is', () =>
    expect(openedLayout('sct-typical', sctTypical.content, sampleOccasion())).toMatchObject({
      templateKeyDto: { templateName: 'sct-typical' },
      title: sctTypical.content.title,
      description: sctTypical.content.description,
      messageType: 'pacs.008.001.08',
    }));

  it('has its defaults worked out', () =>
    expect(initials('header')).toEqual({
      messageId: expect.stringMatching(/^MSG20261120/) as string,
      createdAt: '2026-11-20T10:00:00Z',
      settlementDate: '2026-11-23',
      instructingAgent: 'ZYDOITM0',
    }));

  it('has them in groups, too, where they take the country of the bank beside them', () =>
    expect(initials('transactions')).toMatchObject({
      amount: '10.00',
      debtorAgent: 'ZYDOITM0',
      debtorIban: expect.stringMatching(/^IT/) as string,
      creditorIban: expect.stringMatching(/^FR/) as string,
      remittance: 'Invoice 4711',
    }));

  it('leaves references in groups to be made up, or two entries would share one', () =>
    expect(initials('transactions')).toMatchObject({ endToEndId: undefined, transactionId: undefined }));

  it('rolls an amount of a group within the range of the form', () => {
    const amount = Number(initials('transactions', sctBulk).amount);
    expect(amount).toBeGreaterThanOrEqual(1);
    expect(amount).toBeLessThanOrEqual(5000);
  });
});
