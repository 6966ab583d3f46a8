import { listRemovedFilesRoute, restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  indentFileRoute,
  listFilesRoute,
  newIdsRoute,
  readContentRoute,
  readFileRoute,
  renameFileRoute,
  reportCommentsRoute,
  saveContentRoute,
  sendFileRoute,
  switchFileDirectionRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';

describe('routes about files', () => {
  const here = serving();

  const upload = async (text: string, fileName = 'sample.xml') => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await here.tester.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary;
  };
  const textOf = async (fileId: string, version?: number) =>
    (await here.tester.call(readContentRoute, { params: { fileId }, query: version === undefined ? {} : { version } }))
      .reply;

  it('refuse an upload that is not XML, and name its format', async () => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: 'payment.xml' };
    const refused = async (body: string) => (await here.tester.call(uploadFileRoute, { query, body })).reply;
    expect(await refused('%PDF-1.7\n1 0 obj')).toMatchObject({ errorKey: 'file.notXml', params: { type: 'PDF' } });
    expect(await refused('name;iban\nAnna;DE89')).toMatchObject({ errorKey: 'file.isText' });
    expect(await refused('PK\u0005\u0006'.padEnd(22, '\0'))).toMatchObject({ errorKey: 'file.isZip' });
    expect((await refused(`\ufeff${samplePayment('MARK', '1.00')}`)).vipFileSummary).toMatchObject({ errors: 0 });
  });

  it('number equal names, also of copies and concurrent files, and keep the name of the ZIP', async () => {
    const query = {
      environmentToken: 'sct',
      rbVersion: '2025' as const,
      fileName: 'equal.xml',
      archiveName: 'all.zip',
    };
    const all = await Promise.all(
      ['E1', 'E2', 'E3'].map((id) => here.tester.call(uploadFileRoute, { query, body: samplePayment(id, '1.00') })),
    );
    const files = all.map(({ reply }) => reply.vipFileSummary);
    expect(files.map(({ fileName }) => fileName).toSorted()).toEqual(['equal (2).xml', 'equal (3).xml', 'equal.xml']);
    expect(files[0]).toMatchObject({ archiveName: 'all.zip' });
    const params = { fileId: files[0]?.fileId ?? '' };
    const copies = [1, 2].map(() => here.tester.call(copyFileRoute, { params, body: undefined }));
    const names = (await Promise.all(copies)).map(({ reply }) => reply.vipFileSummary.fileName);
    expect(new Set(names).size).toBe(2);
  });

  it('delete a file so that it can be restored with its versions, with the user who deleted it', async () => {
    const { fileId, fileName } = await upload(samplePayment('UNDO', '1.00'), 'undo.xml');
    await here.tester.call(saveContentRoute, {
      params: { fileId },
      body: samplePayment('UNDO', '2.00'),
      ifMatch: 1,
    });
    const params = { fileId };
    const query = { environmentToken: 'sct' };
    expect((await here.tester.call(deleteFileRoute, { params })).status).toBe(200);
    expect((await here.tester.call(listFilesRoute, { query })).reply.items.map((file) => file.fileId)).not.toContain(
      fileId,
    );
    expect((await here.tester.call(readContentRoute, { params, query: {} })).status).toBe(404);
    const away = await here.tester.call(readFileRoute, { params });
    expect(away).toMatchObject({
      status: 404,
      reply: { errorKey: 'file.removed', params: { fileId, fileName, reason: 'deleted', rbVersion: '2025' } },
    });
    const removed = (await here.tester.call(listRemovedFilesRoute, { query })).reply.items;
    const row = removed.find((file) => file.fileId === fileId);
    expect(row).toMatchObject({ reason: 'deleted', contentVersion: 2 });
    expect(row?.deletedByName).toBeTruthy();
    expect(Date.parse(row?.restorableUntil ?? '') - Date.parse(row?.removedAt ?? '')).toBe(7 * 86_400_000);
    expect((await here.tester.call(deleteFileRoute, { params })).status).toBe(404);
    expect((await here.tester.call(restoreFileRoute, { params })).status).toBe(200);
    expect(await textOf(fileId, 1)).toContain('1.00');
    expect(await textOf(fileId)).toContain('2.00');
    expect((await here.tester.call(listVersionsRoute, { params, query: {} })).reply.items).toHaveLength(2);
  });

  it('mark a duplicate with the repeated file', async () => {
    const first = await upload(samplePayment('DUP', '1.00'));
    expect(first.duplicateOf).toBeUndefined();
    expect((await upload(samplePayment('DUP', '1.00'))).duplicateOf).toBe(first.fileId);
  });

  it('mark it also for concurrent uploads', async () => {
    const both = await Promise.all([1, 2].map(() => upload(samplePayment('TWINS', '1.00'))));
    const [first, second] = both.toSorted((a, b) => Number(Boolean(a.duplicateOf)) - Number(Boolean(b.duplicateOf)));
    expect([first?.duplicateOf, second?.duplicateOf]).toEqual([undefined, first?.fileId]);
  });

  it('indent a text without changing its values', async () => {
    const { fileId } = await upload(samplePayment('FLAT', '1.00').replaceAll(/>\s+</g, '><'));
    const { reply } = await here.tester.call(indentFileRoute, { params: { fileId } });
    const lines = (await textOf(fileId)).split('\n');
    expect(lines.length).toBeGreaterThan(40);
    expect(lines).toContain('      <MsgId>FLAT</MsgId>');
    expect(reply).toMatchObject({ contentVersion: 2, vipFileOverviewSummary: { validity: 'valid' } });
  });

  it("give a file new ids, so that it is not a duplicate, and keep the customer's reference", async () => {
    const { fileId } = await upload(samplePayment('AGAIN-0000000001', '1.00'));
    const params = { fileId };
    const before = await textOf(fileId);
    const { reply, status } = await here.tester.call(newIdsRoute, { params, body: undefined });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ contentVersion: 2, vipFileOverviewSummary: { validity: 'valid' } });
    const after = await textOf(fileId);
    expect(after).toMatch(/<MsgId>AGAIN-\d{10}<\/MsgId>/);
    expect(after).not.toContain('<MsgId>AGAIN-0000000001<');
    expect(after).toContain('<EndToEndId>E-AGAIN-0000000001</EndToEndId>');
    expect(after.split('\n')).toHaveLength(before.split('\n').length);
    expect((await here.tester.call(listVersionsRoute, { params, query: {} })).reply.items[0]).toMatchObject({
      by: 'newIds',
    });
    const copied = await here.tester.call(copyFileRoute, { params, body: { newIds: true, endToEndIds: true } });
    const copy = await textOf(copied.reply.vipFileSummary.fileId);
    expect(copy).toMatch(/<EndToEndId>E-AGAIN-\d{10}<\/EndToEndId>/);
    expect(copied.reply.vipFileSummary.duplicateOf).toBeUndefined();
  });

  it('refuse new ids for a text that is not well-formed or has none, without a change', async () => {
    const broken = await upload('<Document>\n<GrpHdr></Document>');
    expect(await here.tester.call(newIdsRoute, { params: { fileId: broken.fileId }, body: undefined })).toMatchObject({
      status: 422,
      reply: { errorKey: 'file.notWellFormed', params: { line: 2 } },
    });
    const other = await upload('<Other/>');
    expect(
      (await here.tester.call(newIdsRoute, { params: { fileId: other.fileId }, body: undefined })).reply,
    ).toMatchObject({
      errorKey: 'file.noIds',
    });
    expect(await textOf(other.fileId)).toBe('<Other/>');
  });

  it('write the findings into the text and remove them again, to the byte', async () => {
    const broken = samplePayment('COMMENTS', '1.00').replace('SLEV', 'SHAR');
    const { fileId } = await upload(broken);
    const shown = await here.tester.call(reportCommentsRoute, { params: { fileId }, body: undefined });
    expect(await textOf(fileId)).toMatch(/<!-- clearbench: Error \[P-11\][^>]*-->\s*<ChrgBr>/);
    expect(shown.reply.vipFileOverviewSummary).toMatchObject({ reportCommentsShown: true, errors: 1 });
    const removed = await here.tester.call(reportCommentsRoute, { params: { fileId }, body: { shown: false } });
    expect(await textOf(fileId)).toBe(broken);
    expect(removed.reply.vipFileOverviewSummary.reportCommentsShown).toBe(false);
  });

  it('copy, rename, switch and delete', async () => {
    const { fileId } = await upload(samplePayment('MOVES', '1.00'), 'moves.xml');
    const copied = (await here.tester.call(copyFileRoute, { params: { fileId }, body: undefined })).reply
      .vipFileSummary;
    expect(copied).toMatchObject({ fileName: 'moves (copy).xml', origin: 'copy', direction: 'TS' });
    const renamed = await here.tester.call(renameFileRoute, {
      params: { fileId: copied.fileId },
      body: 'other name.xml',
    });
    expect(renamed.reply.vipFileSummary.fileName).toBe('other name.xml');
    const again = await here.tester.call(renameFileRoute, { params: { fileId }, body: 'other name.xml' });
    expect(again.reply.vipFileSummary.fileName).toBe('other name (2).xml');
    const same = await here.tester.call(renameFileRoute, { params: { fileId }, body: 'other name (2).xml' });
    expect(same.reply.vipFileSummary.fileName).toBe('other name (2).xml');
    await here.tester.call(deleteFileRoute, { params: { fileId } });
    const turned = await here.tester.call(switchFileDirectionRoute, {
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

  it('page through a list without gaps or repetitions, with its size', async () => {
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

  it('keep the verdict on a file, and filter by it', async () => {
    const { fileId } = await upload(samplePayment('SAID', '1.11'));
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const rowOf = async (verdict: 'accepted' | 'rejected') => {
      const query = { environmentToken: 'sct', rbVersion: '2025' as const, search: 'SAID', verdict };
      return (await here.tester.call(listFilesRoute, { query })).reply.items.find((file) => file.fileId === fileId);
    };
    const closed = await until(async () => {
      const row = await rowOf('rejected');
      return row?.transferState === 'closed' ? row : undefined;
    });
    expect(closed).toMatchObject({ verdict: 'rejected' });
    expect(await rowOf('accepted')).toBeUndefined();
  });
});
