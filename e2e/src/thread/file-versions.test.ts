import {
  indentFileRoute,
  readAnnotationRoute,
  readContentRoute,
  readFileRoute,
  readReportRoute,
  reportCommentsRoute,
  saveContentRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { compareVersionsRoute, listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

describe('routes about versions and reports of files', () => {
  const here = serving();

  const upload = async (text: string, fileName = 'sample.xml') => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await here.tester.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary;
  };

  it('return the report of a text of any size, with revalidation', async () => {
    const comment = `<!--${'x'.repeat(1_100_000)}-->`;
    const large = samplePayment('LARGE', '1.00').replace('SLEV', 'SHAR') + comment;
    const { fileId } = await upload(large);
    const params = { fileId };
    expect((await here.tester.call(readFileRoute, { params })).reply).not.toHaveProperty('validationReport');
    const { reply, headers } = await here.tester.call(readReportRoute, { params, query: {} });
    expect(reply.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([
      expect.objectContaining({ ruleId: 'P-11', value: 'SHAR' }),
    ]);
    const known = headers.get('ETag') ?? '';
    const ask = () =>
      here.tester.browser.request(`/api/files/${fileId}/report`, { headers: { 'If-None-Match': known } });
    expect((await ask()).status).toBe(304);
    await here.tester.call(saveContentRoute, { params, body: large.replace('SHAR', 'SLEV'), ifMatch: 1 });
    const changed = await ask();
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ validationSummary: { errors: 0 } });
  });

  it('return the changes between versions, each validation result, and the sent version', async () => {
    const text = samplePayment('CHANGED', '125.00');
    const { fileId } = await upload(text);
    const params = { fileId };
    const save = (body: string, ifMatch: number) => here.tester.call(saveContentRoute, { params, body, ifMatch });
    await save(text.replaceAll('125.00', '99.11'), 1);
    await save(text.replaceAll('125.00', '99.11').replace('SLEV', 'SHAR'), 2);
    const between = async (from: number, to: number) =>
      (await here.tester.call(compareVersionsRoute, { params, query: { from, to, language: 'de' } })).reply;
    const { changes, result } = await between(1, 2);
    expect(result).toBe('complete');
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'changed', element: 'IntrBkSttlmAmt', from: '125.00', to: '99.11' }),
    );
    expect((await between(3, 1)).changes).toContainEqual(
      expect.objectContaining({ element: 'ChrgBr', from: 'SHAR', to: 'SLEV' }),
    );
    expect((await between(2, 2)).changes).toEqual([]);
    const missing = await here.tester.browser.request(`/api/files/${fileId}/changes?from=1&to=9`);
    expect(missing.status).toBe(404);
    const { items } = (await here.tester.call(listVersionsRoute, { params, query: {} })).reply;
    expect(items.map(({ validation }) => validation?.errors)).toEqual([1, 0, 0]);
    expect(items.map(({ sent }) => sent)).toEqual([undefined, undefined, undefined]);
  });

  it("return a report as a printable page, with the text around each finding and the file's data", async () => {
    const { fileId } = await upload(samplePayment('PRINTED', '1.00').replace('SLEV', 'SHAR'));
    const ask = (query: string, accept: string) =>
      here.tester.browser.request(`/api/files/${fileId}/report${query}`, { headers: { Accept: accept } });
    const [requested, linked] = [await ask('?language=de', 'text/html'), await ask('?format=html&language=de', '*/*')];
    for (const { status, headers } of [requested, linked]) {
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[^"]+\.report\.html"/);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
    const page = await requested.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<mark>SHAR</mark>');
    expect(page).toMatch(/<dt>Umgebung<\/dt><dd>[^<]+<\/dd>.*<dt>Version<\/dt><dd>v1<\/dd>.*<dt>Geprüft<\/dt>/);
    expect(page).not.toContain('<script');
    expect(await (await ask('', 'text/csv')).text()).toContain('"P-11"');
  });

  it('keep byte order mark and line ends of a text to the byte, through all operations', async () => {
    const text = `\ufeff${samplePayment('MARK', '1.00').replaceAll('\n', '\r\n').replace('SLEV', 'SHAR')}`;
    const { fileId } = await upload(text);
    const params = { fileId };
    const stored = async () => {
      const reply = await here.tester.browser.request(`/api/files/${fileId}/content`, {});
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer());
    };
    expect((await here.tester.call(readFileRoute, { params })).reply.content).toBe(text);
    await here.tester.call(reportCommentsRoute, { params, body: { shown: true } });
    expect(await stored()).not.toMatch(/[^\r]\n/);
    await here.tester.call(reportCommentsRoute, { params, body: { shown: false } });
    expect(await stored()).toBe(text);
    const edited = text.replace('SHAR', 'SLEV');
    await here.tester.call(saveContentRoute, { params, body: edited, ifMatch: 3 });
    expect(await stored()).toBe(edited);
    await here.tester.call(indentFileRoute, { params });
    expect(await stored()).toMatch(/^\ufeff<\?xml [^>]*>\r\n<Document /);
    expect(await stored()).not.toMatch(/[^\r]\n/);
  });

  it('do not send a text that the client has', async () => {
    const { fileId } = await upload(samplePayment('KNOWN', '1.00'));
    const { headers } = await here.tester.call(readContentRoute, { params: { fileId }, query: {} });
    const ask = () =>
      here.tester.browser.request(`/api/files/${fileId}/content`, {
        headers: { 'If-None-Match': headers.get('ETag') ?? '' },
      });
    expect((await ask()).status).toBe(304);
    await here.tester.call(saveContentRoute, {
      params: { fileId },
      body: samplePayment('KNOWN', '2.00'),
      ifMatch: 1,
    });
    expect((await ask()).status).toBe(200);
  });

  it('return every version, outline a message and validate it again', async () => {
    const { fileId } = await upload(samplePayment('VERSIONS', '1.00'));
    await here.tester.call(saveContentRoute, {
      params: { fileId },
      body: samplePayment('VERSIONS', '2.00'),
      ifMatch: 1,
    });
    const { reply: versions } = await here.tester.call(listVersionsRoute, { params: { fileId }, query: {} });
    expect(versions.items.map(({ contentVersion, by }) => [contentVersion, by])).toEqual([
      [2, 'edit'],
      [1, 'upload'],
    ]);
    const colleague = await benchClient(here.server.url, 'tester2');
    const { reply: seen } = await colleague.call(listVersionsRoute, { params: { fileId }, query: {} });
    expect(seen.items.map(({ actorName }) => actorName)).toEqual(['Tessa Tester', 'Tessa Tester']);
    const { reply: outline } = await here.tester.call(readAnnotationRoute, {
      params: { fileId },
      query: { language: 'en' },
    });
    expect(outline.entries.find(({ element }) => element === 'MsgId')).toMatchObject({
      value: 'VERSIONS',
      line: 5,
      depth: 3,
    });
    const { reply: again } = await here.tester.call(validateFileRoute, { body: { fileId } });
    expect(again.validationReport.validationSummary).toMatchObject({
      valid: true,
      messageType: 'pacs.008.001.08',
      transactions: 1,
    });
    const { reply: none } = await here.tester.call(readContentRoute, { params: { fileId }, query: { version: 9 } });
    expect(none).toMatchObject({ status: 404, errorKey: 'file.noSuchVersion' });
  });
});
