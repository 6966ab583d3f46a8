import { applyEdit } from '@clearbench/iso20022/message-text/text-edit';
import { knownMessages, messageModel } from '@clearbench/iso20022/model/message-models';
import type { ValueType } from '@clearbench/iso20022/model/model';
import { rulebooksOf } from '@clearbench/iso20022/rulebooks';
import { type Draft, generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { generateValue } from '@clearbench/iso20022/testing/generate-value.fixture';
import { type Random, seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { structureFindings } from '@clearbench/validator/testing/structure-findings.fixture';
import { type FormChange, formEdit } from './form-edit.ts';
import type { FormNode } from './form-node.ts';
import { everyNode, sampleForm, sampleProfile } from './testing/form.fixture.ts';

const asides = ['', '', '', '<!-- <Nm>&amp;</Nm> -->', '<?note a?>', ' <!-- ä𝄞 -->'];

/** A message with lines, comments, other line ends and blanks, as people write it. */
const writeLoosely = (random: Random, draft: Draft, lead: string): string => {
  const written = writeDraft({ ...draft, children: [] });
  if (draft.children.length === 0) return written;
  const [open = '', close = ''] = written.split(/(?=<\/)/);
  const inner = random.chance(0.7) ? `${lead}${random.pick(['  ', '\t', '   '])}` : '';
  const parts = draft.children.map((child) => inner + random.pick(asides) + writeLoosely(random, child, inner));
  return open + parts.join('') + (inner === '' ? '' : lead) + close;
};

const validValue = (random: Random, { field }: FormNode): string | undefined => {
  const { input } = field ?? {};
  if (input === undefined || input.kind === 'listed') return undefined;
  if (input.kind === 'code') return random.pick(input.choices).code;
  return generateValue(random, input as ValueType);
};

const changeOf = (random: Random, nodes: readonly FormNode[]): FormChange & { valid?: boolean } => {
  const node = random.pick(nodes);
  const { path } = node;
  // A group that the subset requires, and the generated message does not have.
  if (!node.present && !node.field) return { kind: 'add', path: path.slice(0, path.lastIndexOf('/')), tag: node.tag };
  const [offer] = node.offers.length > 0 ? [random.pick(node.offers)] : [];
  if (offer) return { kind: 'add', path, tag: offer.tag };
  if (node.canRemove && random.chance(0.3)) return { kind: 'remove', path, valid: true };
  if (node.canRepeat && random.chance(0.5))
    return random.chance(0.5) ? { kind: 'copy', path, valid: true } : { kind: 'repeat', path };
  if (node.ways) return { kind: 'choose', path, tag: random.pick(node.ways).tag };
  if (node.attribute && random.chance(0.5)) return { kind: 'attribute', path, value: 'CHF', valid: true };
  const value = validValue(random, node);
  return value === undefined
    ? { kind: 'value', path, value: 'A&<]]>"\'\r\n ä𝄞' }
    : { kind: 'value', path, value, valid: true };
};

/** The number of generated messages; fewer for messages that no scheme exchanges. */
const samplesOf = (message: string): number => (rulebooksOf(message).length > 0 ? 6 : 2);

const brokenBy = (text: string) => structureFindings(text).filter((finding) => finding.includes('T-01'));

describe.each(knownMessages)('any edit of the form of a %s', (name) => {
  const model = messageModel(name);

  it('leaves everything else as it was, the text well-formed, and a valid structure valid', () => {
    if (!model) throw new Error(name);
    for (let seed = 1; seed <= samplesOf(name); seed++) {
      const random = seededRandom(seed * 104_729);
      const lead = random.pick(['\n', '\r\n', '\r']);
      const text = writeLoosely(random, generateMessage(model, random), lead);
      expect({ seed, findings: structureFindings(text) }).toEqual({ seed, findings: [] });
      const nodes = everyNode(sampleForm(text).root);
      for (let times = 0; times < 6; times++) {
        const { valid = false, ...change } = changeOf(random, nodes);
        const made = formEdit(text, change, { profile: sampleProfile });
        if (made === undefined) continue;
        const after = applyEdit(text, made.edit);
        expect({ seed, change, broken: brokenBy(after) }).toEqual({ seed, change, broken: [] });
        expect(asideCount(text) - asideCount(after)).toBeLessThanOrEqual(
          change.kind === 'remove' || change.kind === 'choose' ? 99 : 0,
        );
        if (valid) expect({ seed, change, findings: structureFindings(after) }).toEqual({ seed, change, findings: [] });
        if (change.kind === 'value') expect(saidAt(after, change.path)).toBe(change.value.replace(/\r\n/g, '\r\n'));
      }
    }
  });
});

const asideCount = (text: string): number => text.match(/<!--|<\?/g)?.length ?? 0;

const saidAt = (text: string, path: string): string | undefined =>
  everyNode(sampleForm(text).root).find((node) => node.path === path)?.field?.value;
