import { exportedTemplate } from './built-in/built-in-templates.ts';
import { openedLayout } from './opened-layout.ts';
import { sampleRenderContext } from './testing/render-context.fixture.ts';

const sctTypical = exportedTemplate('sct-typical');
const sctBulk = exportedTemplate('sct-bulk');

const initials = (section: string, { content, templateName } = sctTypical) => {
  const layout = openedLayout(templateName, content, sampleRenderContext({ profileBic: 'ZYDOITM0' }));
  const fields = layout.sections.find(({ name }) => name === section)?.fields ?? [];
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
};

describe('opened form of a template', () => {
  it("has the template's name", () =>
    expect(openedLayout('sct-typical', sctTypical.content, sampleRenderContext())).toMatchObject({
      templateKeyDto: { templateName: 'sct-typical' },
      title: sctTypical.content.title,
      description: sctTypical.content.description,
      messageType: 'pacs.008.001.08',
    }));

  it('has computed defaults', () =>
    expect(initials('header')).toEqual({
      messageId: expect.stringMatching(/^MSG20261120/) as string,
      createdAt: '2026-11-20T10:00:00Z',
      settlementDate: '2026-11-23',
      instructingAgent: 'ZYDOITM0',
    }));

  it('has computed defaults in groups, with the country of the bank in the same entry', () =>
    expect(initials('transactions')).toMatchObject({
      amount: '10.00',
      debtorAgent: 'ZYDOITM0',
      debtorIban: expect.stringMatching(/^IT/) as string,
      creditorIban: expect.stringMatching(/^FR/) as string,
      remittance: 'Invoice 4711',
    }));

  it('leaves references in groups empty, because entries would share them', () =>
    expect(initials('transactions')).toMatchObject({ endToEndId: undefined, transactionId: undefined }));

  it("generates an amount of a group within the form's range", () => {
    const amount = Number(initials('transactions', sctBulk).amount);
    expect(amount).toBeGreaterThanOrEqual(1);
    expect(amount).toBeLessThanOrEqual(5000);
  });
});
