import type { Readable } from 'node:stream';
import { readColor } from '@clearbench/branding/read-color';
import { Failure } from '@clearbench/contracts/failure';
import { assetRules } from '@clearbench/contracts/look-and-feel/assets';
import { type CustomStyles, colorFields } from '@clearbench/contracts/look-and-feel/colors';
import type { LookAndFeelCommand } from '@clearbench/contracts/look-and-feel/commands';
import {
  changeCustomStylesRoute,
  removeAssetRoute,
  replaceAssetRoute,
  resetCustomStylesRoute,
} from '@clearbench/contracts/look-and-feel/routes';
import { lookAndFeelId, lookAndFeelView } from '@clearbench/contracts/look-and-feel/views';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { readBody } from '@clearbench/event-sourcing/serving/read-body';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { checkAsset } from './check-asset.ts';
import { lookAndFeelDecider, lookAndFeelStream } from './look-and-feel-decider.ts';

/** Reads an upload up to the size limit. Fails with `asset.tooLarge` {kilobytes}. */
const takeAsset = async (
  request: Readable & { readonly headers?: Record<string, unknown> },
  limit: number,
): Promise<Buffer> => {
  const tooLarge = () => new Failure('asset.tooLarge', { place: '/body', kilobytes: Math.floor(limit / 1024) });
  if (Number(request.headers?.['content-length'] ?? 0) > limit) throw tooLarge();
  return Buffer.from(await readBody(request, request, { limit, tooLarge }));
};

const checkColors = (styles: CustomStyles): void => {
  for (const field of colorFields) {
    const read = readColor(styles[field]);
    if ('fault' in read)
      throw new Failure(`lookAndFeel.${read.fault}`, { place: `/body/${field}`, color: styles[field] });
  }
};

/** The commands for look and feel. */
export const lookAndFeelEndpoints = ({
  handle,
  views,
  contents,
}: Pick<CommandContext, 'handle' | 'views' | 'contents'>): Endpoint[] => {
  const give = (command: LookAndFeelCommand, metadata: CommandMetadata) =>
    handle(lookAndFeelDecider, lookAndFeelStream, command, metadata);
  const styled = async (command: LookAndFeelCommand, metadata: CommandMetadata) => {
    const { position } = await give(command, metadata);
    await views.reached(position, [lookAndFeelView]);
    const version = (await views.get(lookAndFeelView, lookAndFeelId))?.version ?? 0;
    return { reply: { position, version }, position };
  };
  return [
    serve(changeCustomStylesRoute, async ({ body: { basedOn, ...styles }, at, metadata }) => {
      checkColors(styles);
      return styled({ type: 'ChangeAppearance', data: { styles, basedOn }, at }, metadata);
    }),
    serve(resetCustomStylesRoute, ({ query, at, metadata }) =>
      styled({ type: 'ResetAppearance', data: { basedOn: query.basedOn }, at }, metadata),
    ),
    serve(replaceAssetRoute, async ({ params: { asset }, query: { basedOn }, request, at, metadata }) => {
      const taken = await takeAsset(request, assetRules[asset].largest);
      const { bytes, mediaType } = await checkAsset(asset, taken);
      const facts = { mediaType, ...(await contents.put(bytes)) };
      const command = { type: 'ReplaceAsset', data: { asset, ...facts, basedOn }, at } as const;
      const { position } = await give(command, await withBody(metadata, taken));
      return { reply: { position, ...facts }, position };
    }),
    serve(removeAssetRoute, async ({ params: { asset }, query: { basedOn }, at, metadata }) => {
      const { position } = await give({ type: 'RemoveAsset', data: { asset, basedOn }, at }, metadata);
      return { reply: { position }, position };
    }),
  ];
};
