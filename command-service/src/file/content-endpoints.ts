import { findFile } from '@clearbench/access/reach';
import { Failure } from '@clearbench/contracts/failure';
import { indentFileRoute, reportCommentsRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { takeBody } from './body-intake.ts';
import { changeText, type Saved } from './change-text.ts';
import { readReport } from './read-report.ts';

const answer = ({ ...reply }: Saved) => ({ reply, etag: reply.contentVersion, position: reply.position });

const rewritten = (bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new Failure('file.notWellFormed');
  return bytes;
};

const withComments = async ({ contents, bench }: Workplace, file: FileDetailDocument, shown: boolean) => {
  const plain = await bench.removeComments(await contents.get(file.content.sha256));
  if (!shown || !file.check) return plain;
  return rewritten(await bench.writeComments(plain, await readReport(contents, file.check.reportSha256)));
};

/** Every way a file gets a new text. */
export const contentEndpoints = (workplace: Workplace): Endpoint[] => [
  serve(saveContentRoute, async (call) => {
    const file = await findFile(workplace.views, call.principal, call.params.fileId);
    const bytes = await takeBody(call.request, workplace.largestContent);
    return answer(await changeText(workplace, { file, bytes, basedOn: call.ifMatch, by: 'edit' }, call));
  }),
  serve(indentFileRoute, async (call) => {
    const file = await findFile(workplace.views, call.principal, call.params.fileId);
    const bytes = rewritten(await workplace.bench.indent(await workplace.contents.get(file.content.sha256)));
    return answer(
      await changeText(workplace, { file, bytes, basedOn: file.summary.contentVersion, by: 'indent' }, call),
    );
  }),
  serve(reportCommentsRoute, async (call) => {
    const file = await findFile(workplace.views, call.principal, call.params.fileId);
    const { shown } = call.body;
    const bytes = await withComments(workplace, file, shown);
    const change = {
      file,
      bytes,
      basedOn: file.summary.contentVersion,
      by: 'reportComments',
      commentsShown: shown,
    } as const;
    return answer(await changeText(workplace, change, call));
  }),
];
