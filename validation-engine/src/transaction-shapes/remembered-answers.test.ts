import { letterPair } from '@clearbench/iso20022/code-sets/letter-pair-index';
import type { Profile } from '@clearbench/iso20022/profile';
import { leadingPair } from '@clearbench/iso20022/reader/leading-pair';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { defineRule, type Rule } from '../rule.ts';
import { startValidation } from '../streaming-validation.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const encoder = new TextEncoder();

type Checked = Partial<Rule> & Pick<Rule, 'select' | 'check'>;

/** Rules of a scheme, in the order given. */
const rulesOf = (...checked: readonly Checked[]): readonly Rule[] =>
  checked.map((rule, at) =>
    defineRule({ id: `X-0${at + 1}`, layer: 'scheme', severity: 'Warning', appliesTo: () => true, ...rule }),
  );

const validated = (rules: readonly Rule[], text: string, piece: number) => {
  const bytes = encoder.encode(text);
  const validation = startValidation(profile, { rules, sentenceOf: (key) => key });
  for (let at = 0; at < bytes.length; at += piece) validation.push(bytes.subarray(at, at + piece));
  return validation.finish();
};

/** Without empty elements, because a transaction with one is always read token by token. */
const message = minimalMessage().replace(
  '<FinInstnId/></CdtrAgt><Cdtr/>',
  '<FinInstnId><BICFI>ZYDODEF0</BICFI></FinInstnId></CdtrAgt><Cdtr><Nm>Bert</Nm></Cdtr>',
);
const transaction = /<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/.exec(message)?.[0] ?? '';

type Values = { readonly id?: string; readonly payer?: string; readonly payee?: string; readonly bearer?: string };

const paid = ({ id = 'E1', payer = 'Anna', payee = 'Bert', bearer = 'SLEV' }: Values): string =>
  transaction
    .replace(/(<EndToEndId>)[^<]*/, `$1${id}`)
    .replace('Anna', payer)
    .replace('Bert', payee)
    .replace('SLEV', bearer);

const bulk = (...payments: readonly Values[]): string =>
  message.replace(transaction, () => payments.map(paid).join('\n'));

/** Single bytes never hold a whole transaction, so each is read token by token, and nothing is remembered. */
const expectSameAsByTokens = (checked: readonly Checked[], text: string): void => {
  const byTokens = validated(rulesOf(...checked), text, 1);
  expect(byTokens.validationMessages).not.toEqual([]);
  for (const piece of [1_000_000, 4_500]) expect(validated(rulesOf(...checked), text, piece)).toEqual(byTokens);
};

const said = (node: MessageNode | undefined, isWrong: boolean) =>
  node !== undefined && isWrong ? [{ node, value: node.text }] : [];

/** One payment after the other, each value changing at its own pace. */
const changing: readonly Values[] = Array.from({ length: 400 }, (_, at) => ({
  id: `E${at}`,
  payer: ['Anna', 'Änna', 'Anna ', 'Ann9'][Math.floor(at / 7) % 4] ?? '',
  payee: at % 11 === 0 ? 'Bo9' : 'Bert',
  bearer: at < 200 || at % 50 > 0 ? 'SLEV' : 'SHAR',
}));

const nameOf = (payment: MessageNode, party: string) => descend(payment, party, 'Nm');

describe('an answer that a rule gave before', () => {
  it('is given again only where all values are the same that the rule reads', () => {
    const ofPayment: Checked = {
      select: ['CdtTrfTxInf'],
      check: (payment) => {
        const [payer, payee] = [nameOf(payment, 'Dbtr'), nameOf(payment, 'Cdtr')];
        if (textAt(payment, 'ChrgBr') === 'SHAR') return said(descend(payment, 'ChrgBr'), true);
        return payer?.text === 'Änna' ? said(payee, payee?.text === 'Bo9') : said(payer, payer?.text === 'Ann9');
      },
    };
    const ofName: Checked = { select: ['Dbtr/Nm'], check: (node) => said(node, node.text.includes('Ä')) };
    const ofAny: Checked = { select: ['*'], skipsPlain: true, check: (node) => said(node, node.text.endsWith(' ')) };
    expectSameAsByTokens([ofPayment, ofName, ofAny], bulk(...changing));
  });

  it('is given again only where what is around the payment is the same', () => {
    const ofGroup: Checked = {
      select: ['CdtTrfTxInf'],
      check: (payment) => said(nameOf(payment, 'Dbtr'), textAt(payment.parent, 'GrpHdr', 'MsgId') === 'M1'),
    };
    const ofPlace: Checked = {
      select: ['CdtTrfTxInf'],
      check: ({ index, line, children: [node] }) => said(node, index % 10 === 0 || line % 17 === 0),
    };
    expectSameAsByTokens([ofGroup, ofPlace], bulk(...changing));
  });

  describe('of a rule that reads the leading letters only', () => {
    const ofCountry: Checked = {
      select: ['CdtTrfTxInf'],
      check: (payment) => {
        const payee = nameOf(payment, 'Cdtr');
        return said(payee, payee !== undefined && leadingPair(payee) !== letterPair('DE', 0));
      },
    };

    it('is given again until they change', () => {
      const countries = ['DE', 'FR', 'DE', 'De', 'DÉ', 'ÄE', 'D'];
      const payees = Array.from({ length: 300 }, (_, at) => ({
        payee: `${countries[Math.floor(at / 9) % countries.length]}${at % 4 === 0 ? '' : at}`,
      }));
      expectSameAsByTokens([ofCountry], bulk(...payees));
    });

    it('is given without asking the rule', () => {
      let asked = 0;
      const counted: Checked = {
        ...ofCountry,
        check: (node, ...more) => {
          asked += 1;
          return ofCountry.check(node, ...more);
        },
      };
      const payees = Array.from({ length: 300 }, (_, at) => ({ payee: `DE${at}` }));
      expect(validated(rulesOf(counted), bulk(...payees), 1_000_000).validationMessages).toEqual([]);
      expect(asked).toBeLessThan(30);
    });
  });

  it('is given again with a finding that another rule has reported before', () => {
    let asked = 0;
    const ofBearer: Checked = {
      select: ['ChrgBr'],
      severity: 'Error',
      check: (node) => said(node, node.text === 'SHAR'),
    };
    const general: Checked = {
      select: ['CdtTrfTxInf'],
      isGeneral: true,
      check: (payment) => {
        asked += 1;
        const [bearer, payee] = [descend(payment, 'ChrgBr'), nameOf(payment, 'Cdtr')];
        return [...said(bearer, bearer?.text === 'SHAR'), ...said(payee, payee?.text === 'Bo9')];
      },
    };
    const payments = Array.from({ length: 300 }, (_, at) => ({
      id: `E${at}`,
      bearer: at > 200 && at % 20 === 0 ? 'SLEV' : 'SHAR',
      payee: at === 250 ? 'Bo9' : 'Bert',
    }));
    const text = bulk(...payments);
    validated(rulesOf(ofBearer, general), text, 1_000_000);
    expect(asked).toBeLessThan(150);
    expectSameAsByTokens([ofBearer, general], text);
  });

  it('is not given again by a rule that counts', () => {
    const counting: Checked = {
      select: ['CdtTrfTxInf'],
      open: () => ({ count: 0 }),
      transactionState: () => 'counted',
      check: (node, _, state) => said(node, ++(state as { count: number }).count % 9 === 0),
    };
    expectSameAsByTokens([counting], bulk(...changing));
  });

  it('is given again by a rule that compares, until something else comes between', () => {
    const comparing: Checked = {
      select: ['CdtTrfTxInf', 'GrpHdr'],
      open: () => ({ payers: new Set<string>() }),
      transactionState: () => 'compared',
      check: (node, _, state) => {
        const { payers } = state as { readonly payers: Set<string> };
        const payer = nameOf(node, 'Dbtr');
        const isNew = payer !== undefined && !payers.has(payer.text);
        if (isNew) payers.add(payer.text);
        return said(payer, isNew);
      },
    };
    expectSameAsByTokens([comparing], bulk(...changing));
    const text = bulk(...changing);
    expectSameAsByTokens([comparing], text.replaceAll('E77</', '<!-- -->E77</').replaceAll('E99<', 'E&#57;9<'));
  });

  it('leaves nodes alone that a rule keeps', () => {
    const keeping: Checked = {
      select: ['Dbtr/Nm'],
      open: () => ({ latest: undefined }),
      check: (node, _, held) => {
        const state = held as { latest: MessageNode | undefined };
        const { latest } = state;
        state.latest = node;
        return said(latest, latest?.text !== node.text);
      },
    };
    expectSameAsByTokens([keeping], bulk(...changing));
  });

  it('knows of an element only what precedes it', () => {
    const ofBearer: Checked = {
      select: ['ChrgBr', 'CdtTrfTxInf'],
      check: (node) =>
        node.name === 'ChrgBr'
          ? said(node, nameOf(node.parent ?? node, 'Dbtr') !== undefined || node.text === 'SHAR')
          : said(node.children[0], node.children.length !== 8),
    };
    expectSameAsByTokens([ofBearer], bulk(...changing));
  });
});
