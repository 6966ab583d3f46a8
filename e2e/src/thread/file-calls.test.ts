import {
  copyFileRoute,
  deleteFileRoute,
  indentFileRoute,
  listFilesRoute,
  listVersionsRoute,
  readAnnotationRoute,
  readContentRoute,
  readFileRoute,
  readReportRoute,
  renameFileRoute,
  reportCommentsRoute,
  saveContentRoute,
  sendFileRoute,
  turnFileRoundRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

describe('the calls about files', () => {
  const here = serving();

  const upload = async (text: string, fileName = 'sample.xml') => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await here.tester.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary;
  };
  const textOf = async (fileId: string, version?: number) =>
    (await here.tester.call(readContentRoute, { params: { fileId }, query: version === undefined ? {} : { version } }))
      .reply;

  it('flag a duplicate with the file it repeats', async () => {
    const first = await upload(samplePayment('DUP', '1.00'));
    expect(first.duplicateOf).toBeUndefined();
    expect((await upload(samplePayment('DUP', '1.00'))).duplicateOf).toBe(first.fileId);
  });

  it('flag it also when both come at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => upload(samplePayment('TWINS', '1.00'))));
    const [first, second] = both.toSorted((a, b) => Number(Boolean(a.duplicateOf)) - Number(Boolean(b.duplicateOf)));
    expect([first?.duplicateOf, second?.duplicateOf]).toEqual([undefined, first?.fileId]);
  });

  it('lay a text out anew without touching its values', async () => {
    const { fileId } = await upload(samplePayment('FLAT', '1.00').replaceAll(/>\s+</g, '><'));
    const { reply } = await here.tester.call(indentFileRoute, { params: { fileId } });
    const lines = (await textOf(fileId)).split('\n');
    expect(lines.length).toBeGreaterThan(40);
    expect(lines).toContain('      <MsgId>FLAT</MsgId>');
    expect(reply).toMatchObject({ contentVersion: 2, vipFileOverviewSummary: { validity: 'valid' } });
  });

  it('write the findings into the text and take them out again, to the byte', async () => {
    const broken = samplePayment('COMMENTS', '1.00').replace('SLEV', 'SHAR');
    const { fileId } = await upload(broken);
    const shown = await here.tester.call(reportCommentsRoute, { params: { fileId }, body: undefined });
    expect(await textOf(fileId)).toMatch(/<!-- clearbench: Error \[P-11\][^>]*-->\s*<ChrgBr>/);
    expect(shown.reply.vipFileOverviewSummary).toMatchObject({ reportCommentsShown: true, errors: 1 });
    const removed = await here.tester.call(reportCommentsRoute, { params: { fileId }, body: { shown: false } });
    expect(await textOf(fileId)).toBe(broken);
    expect(removed.reply.vipFileOverviewSummary.reportCommentsShown).toBe(false);
  });

  it('copy, rename, turn round and delete', async () => {
    const { fileId } = await upload(samplePayment('MOVES', '1.00'), 'moves.xml');
    const copied = (await here.tester.call(copyFileRoute, { params: { fileId } })).reply.vipFileSummary;
    expect(copied).toMatchObject({ fileName: 'moves (copy).xml', origin: 'copy', direction: 'TS' });
    const renamed = await here.tester.call(renameFileRoute, {
      params: { fileId: copied.fileId },
      body: 'other name.xml',
    });
    expect(renamed.reply.vipFileSummary.fileName).toBe('other name.xml');
    const turned = await here.tester.call(turnFileRoundRoute, {
      params: { fileId: copied.fileId },
      body: undefined,
    });
    expect(turned.reply.vipFileSummary.direction).toBe('ST');
    await here.tester.call(deleteFileRoute, { params: { fileId: copied.fileId } });
    expect((await here.tester.call(readFileRoute, { params: { fileId: copied.fileId } })).status).toBe(404);
    const { reply } = await here.tester.call(listFilesRoute, {
      query: { environmentToken: 'sct', search: 'other name' },
    });
    expect(reply.items).toEqual([]);
  });

  it('page through a list without a gap or a repetition, and know its size', async () => {
    const before = (await here.tester.call(listFilesRoute, { query: { environmentToken: 'sct-acceptance' } })).reply
      .total;
    const names = Array.from({ length: 12 }, (_, index) => `page ${String(index).padStart(2, '0')}.xml`);
    for (const fileName of names)
      await here.tester.call(uploadFileRoute, {
        query: { environmentToken: 'sct-acceptance', rbVersion: '2025', fileName },
        body: samplePayment(fileName, '1.00'),
      });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = {
        environmentToken: 'sct-acceptance',
        sort: 'fileName' as const,
        order: 'ascending' as const,
        limit: 5,
        ...(after ? { after } : {}),
      };
      const { reply } = await here.tester.call(listFilesRoute, { query });
      seen.push(...reply.items.map(({ fileName }) => fileName));
      expect(reply.total).toBe(before + names.length);
      after = reply.next;
    } while (after);
    expect(seen).toEqual(names);
  });

  it('keep what the clearing said of a file in sight to the end, and filter by it', async () => {
    const { fileId } = await upload(samplePayment('SAID', '1.11'));
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const rowOf = async (verdict: 'accepted' | 'rejected') => {
      const query = { environmentToken: 'sct', rbVersion: '2025' as const, search: 'SAID', verdict };
      return (await here.tester.call(listFilesRoute, { query })).reply.items.find((file) => file.fileId === fileId);
    };
    for (let turn = 0; turn < 200 && (await rowOf('rejected'))?.transferState !== 'closed'; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await rowOf('rejected')).toMatchObject({ transferState: 'closed', verdict: 'rejected' });
    expect(await rowOf('accepted')).toBeUndefined();
  });

  it('keep the report of a text of any size, and say when it is still the same', async () => {
    const comment = `<!--${'x'.repeat(1_100_000)}-->`;
    const large = samplePayment('LARGE', '1.00').replace('SLEV', 'SHAR') + comment;
    const { fileId } = await upload(large);
    const params = { fileId };
    expect((await here.tester.call(readFileRoute, { params })).reply).not.toHaveProperty('validationReport');
    const { reply, headers } = await here.tester.call(readReportRoute, { params });
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

  it('keep byte order mark and line ends of a text to the byte, through everything done with it', async () => {
    const text = `\ufeff${samplePayment('MARK', '1.00').replaceAll('\n', '\r\n').replace('SLEV', 'SHAR')}`;
    const { fileId } = await upload(text);
    const params = { fileId };
    const kept = async () => {
      const reply = await here.tester.browser.request(`/api/files/${fileId}/content`, {});
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer());
    };
    expect((await here.tester.call(readFileRoute, { params })).reply.content).toBe(text);
    await here.tester.call(reportCommentsRoute, { params, body: { shown: true } });
    expect(await kept()).not.toMatch(/[^\r]\n/);
    await here.tester.call(reportCommentsRoute, { params, body: { shown: false } });
    expect(await kept()).toBe(text);
    const edited = text.replace('SHAR', 'SLEV');
    await here.tester.call(saveContentRoute, { params, body: edited, ifMatch: 3 });
    expect(await kept()).toBe(edited);
    await here.tester.call(indentFileRoute, { params });
    expect(await kept()).toMatch(/^\ufeff<\?xml [^>]*>\r\n<Document /);
    expect(await kept()).not.toMatch(/[^\r]\n/);
  });

  it('do not send a text again that the reader has', async () => {
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

  it('tell every version, outline a message and check it again', async () => {
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
