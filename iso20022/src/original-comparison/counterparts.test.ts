import { knownMessages, messageModel } from '../model/message-models.ts';
import type { MessageModel, TypeModel } from '../model/model.ts';
import { counterparts, keyInReference } from './counterparts.ts';

const rMessages = knownMessages.filter((name) => /^(?:pacs\.00[247]|pacs\.028|camt\.0(?:2[79]|5[56]|87))/.test(name));

/** The elements in all types of a message that have an element of this name. */
const elementsOf = ({ document, typeNamed }: MessageModel, name: string): readonly string[] => {
  const seen = new Set<string>();
  const inside = (type: TypeModel): readonly string[] => {
    if (seen.has(type.name) || (type.kind !== 'sequence' && type.kind !== 'choice')) return [];
    seen.add(type.name);
    return type.elements.flatMap((element) => {
      const own = typeNamed(element.type);
      const found = element.name === name && 'elements' in own ? own.elements.map((child) => child.name) : [];
      return [...found, ...inside(own)];
    });
  };
  return [...new Set(inside(document))];
};

describe('the counterparts of fields', () => {
  it('include every element of OrgnlTxRef, except the transfer that a cover payment is for', () => {
    expect(rMessages.length).toBeGreaterThan(50);
    const names = rMessages.flatMap((name) => {
      const model = messageModel(name);
      return model === undefined ? [] : elementsOf(model, 'OrgnlTxRef');
    });
    const missing = [...new Set(names)].filter((name) => keyInReference(name, true) === undefined);
    expect(missing.filter((name) => !name.startsWith('Undrlyg'))).toEqual([]);
  });

  it('are in the place where the original has the value', () => {
    expect(counterparts('OrgnlTxRef/MndtRltdInf/MndtId')).toContain('DrctDbtTx/MndtRltdInf/MndtId');
    expect(counterparts('OrgnlGrpInf/OrgnlMsgId')).toContain('GrpHdr/MsgId');
    expect(counterparts('TxSts')).toBeUndefined();
    expect(keyInReference('PmtInf/Dbtr/Nm', true)).toBe('OrgnlTxRef/Dbtr/Nm');
    expect(keyInReference('PmtInf/Dbtr/Nm', false)).toBeUndefined();
    expect(keyInReference('PmtId/TxId', false)).toBe('OrgnlTxId');
  });
});
