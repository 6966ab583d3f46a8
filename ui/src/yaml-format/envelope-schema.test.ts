import { envelopeProfileSchema } from '@clearbench/contracts/envelope/profile-file';
import { fieldAt, fieldsAt } from './schema-at-path.ts';
import { yamlPlace } from './yaml-path.ts';

const schema = envelopeProfileSchema();
const text = ['profile: own', 'header:', '  sender: Hdr/Snd', 'files:', '  - type: ICF', '    role: i'];
const at = (lines: readonly string[]) => yamlPlace(lines, lines.at(-1)?.length ?? 0);

describe('the fields of an envelope profile in the editor', () => {
  it('are those of the place, each with its description', () => {
    const top = fieldsAt(schema, at(['profile: own', 'fi']).path);
    expect(top.map(({ name }) => name)).toEqual([
      'profile',
      'name',
      'fileName',
      'header',
      'files',
      'message',
      'limits',
    ]);
    expect(top.filter(({ help }) => help === '')).toEqual([]);
    const fields = fieldsAt(schema, at([...text.slice(0, 4), '  - ']).path);
    expect(fields.map(({ name }) => name)).toContain('bulks');
    expect(fields.filter(({ help }) => help === '')).toEqual([]);
    expect(fieldAt(schema, ['header'], 'sender')?.help).toContain('institution that sends');
  });

  it('have their values', () => {
    const { path, typedField = '' } = at(text);
    expect(fieldAt(schema, path, typedField)?.values).toContain('validation');
    const inList = at([...text, '    fields: [sender, ']);
    expect(fieldAt(schema, inList.path, inList.typedField ?? '')?.values).toContain('testCode?');
  });
});
