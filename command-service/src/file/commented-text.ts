import { findEnvironment } from '@clearbench/access/reach';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';

/** A file's text with its findings as comments, or without. Findings are written into the text they were found in, so the plain one is checked for the purpose. */
export const commentedText = async (
  { views, contents, bench }: Workplace,
  { summary, content }: FileDetailDocument,
  shown: boolean,
  { principal, at }: { readonly principal: Principal; readonly at: string },
): Promise<Uint8Array> => {
  const plain = await bench.removeComments(await contents.get(content.sha256));
  if (!shown) return plain;
  const environment = await findEnvironment(views, principal, summary.environmentToken);
  const profile = await profileOf(views, environment, summary, at, principal.user.settings);
  const { report } = await bench.check(plain, profile);
  return bench.writeComments(plain, report);
};
