import { findEnvironment } from '@clearbench/access/resource-access';
import type { FileDetailDocument } from '@clearbench/contracts/file/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { CommandContext } from '../command-context.ts';
import { profileOfFile } from '../profile-of.ts';

/**
 * A file's text with or without its findings as comments. Findings are written into the text without comments, which is
 * validated for this purpose.
 */
export const commentedText = async (
  { views, contents, textWorkers }: CommandContext,
  { summary, content }: FileDetailDocument,
  shown: boolean,
  { principal, at }: { readonly principal: Principal; readonly at: string },
): Promise<Uint8Array> => {
  const plain = await textWorkers.removeComments(await contents.get(content.sha256));
  if (!shown) return plain;
  const environment = await findEnvironment(views, principal, summary.environmentToken);
  const profile = await profileOfFile(views, environment, summary, at, principal.user.settings);
  const { report } = await textWorkers.check(plain, profile);
  return textWorkers.writeComments(plain, report);
};
