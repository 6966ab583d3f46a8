import { Failure } from '@clearbench/contracts/failure';
import { rulebookId } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { TemplateCheck } from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { dice } from '@clearbench/template-engine/dice';
import type { Occasion } from '@clearbench/template-engine/occasion';
import { openedLayout } from '@clearbench/template-engine/opened-layout';
import { textInPieces } from '@clearbench/template-engine/text-in-pieces';
import type { Profile } from '@clearbench/validation/profile';
import type { Workplace } from '../workplace.ts';
import { joined } from './joined.ts';

/** A clearing as the demo's are: there is no environment a template belongs to. */
const clearing = { bic: 'ZYCSDEF0XXX', systemCode: 'ST2', cutOff: '16:00' };
const seed = 1;

const occasionOf = ({ rbVersions: [rbVersion = '2025'] }: TemplateContent, now: string): Occasion => ({
  now,
  rbVersion,
  profileBic: '',
  clearingBic: clearing.bic,
  clearingSystemCode: clearing.systemCode,
  dice: dice(seed),
});

/** One entry, or as many as there must be, for each group. */
const groupsOf = ({ sections }: TemplateContent) =>
  Object.fromEntries(
    sections.flatMap(({ name, repeat }) =>
      repeat ? [[name, Array.from({ length: Math.max(1, repeat.min) }, () => ({}))]] : [],
    ),
  );

const madeOf = async (content: TemplateContent, now: string): Promise<string | Failure> => {
  const values = { fileName: 'check.xml', fields: {}, groups: groupsOf(content) };
  try {
    return await joined(textInPieces(content, values, occasionOf(content, now)));
  } catch (error) {
    if (error instanceof Failure) return error;
    throw new Failure('template.bodyBroken', { reason: error instanceof Error ? error.message : String(error) });
  }
};

/** What a template makes of its defaults. Only a text that is no template at all is refused. */
export const checkTemplate = async (
  { views, bench }: Pick<Workplace, 'views' | 'bench'>,
  content: TemplateContent,
  now: string,
): Promise<TemplateCheck> => {
  const made = await madeOf(content, now);
  const layout = openedLayout('', content, occasionOf(content, now));
  if (made instanceof Failure) return { layout, trouble: { errorKey: made.errorKey, params: { ...made.params } } };
  const { scheme } = content;
  const { rbVersion } = occasionOf(content, now);
  const formats = (await views.get(rulebookFormatsView, rulebookId({ messageScheme: scheme, rbVersion })))?.formats;
  const profile: Profile = { scheme, rbVersion, now, clearing, ...(formats ? { formats } : {}) };
  const { report } = await bench.check(new TextEncoder().encode(made), profile);
  return { layout, text: made, report };
};
