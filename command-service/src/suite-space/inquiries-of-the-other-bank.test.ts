import { failureLines } from '@clearbench/test-suites/run/failure-of';
import { runText } from './testing/run-text.fixture.ts';

const suite = `suite: Inquiries of the other bank
environment: sct
rulebook: 2025
clock: 2027-06-15T09:00:00Z
`;

const failuresOf = async (text: string): Promise<readonly string[]> => {
  const runs = await runText(text, { suite });
  expect(runs).toHaveLength(1);
  return runs.filter(({ result }) => result !== 'passed').flatMap((run) => [run.error ?? '', ...failureLines(run)]);
};

/** The answer of the tester: no original received. */
const answered = `  - answer:
      to: request
      as: answer
      text: |
        <?xml version="1.0" encoding="UTF-8"?>
        <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.029.001.09"><RsltnOfInvstgtn>
        <Assgnmt><Id>ANSWER-1</Id><Assgnr><Agt><FinInstnId><BICFI>ZYAADEF0XXX</BICFI></FinInstnId></Agt></Assgnr>
        <Assgne><Agt><FinInstnId><BICFI>\${request.Assgnmt/Assgnr/Agt/FinInstnId/BICFI}</BICFI></FinInstnId></Agt></Assgne>
        <CreDtTm>\${clock.now}</CreDtTm></Assgnmt>
        <RslvdCase><Id>\${request.Case/Id}</Id><Cretr><Agt><FinInstnId><BICFI>\${request.Case/Cretr/Agt/FinInstnId/BICFI}</BICFI></FinInstnId></Agt></Cretr></RslvdCase>
        <Sts><Conf>RJNR</Conf></Sts>
        <ModDtls><ModStsId>STATUS-1</ModStsId>
        <OrgnlGrpInf><OrgnlMsgId>\${incoming.messageId}</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>
        <OrgnlTxId>\${incoming.transactionId}</OrgnlTxId>
        <OrgnlTxRef><DbtrAgt><FinInstnId><BICFI>\${request.Case/Cretr/Agt/FinInstnId/BICFI}</BICFI></FinInstnId></DbtrAgt></OrgnlTxRef></ModDtls>
        <ClmNonRctDtls><Rjctd><Cd>NOOR</Cd></Rjctd></ClmNonRctDtls>
        </RsltnOfInvstgtn></Document>
  - expect: { report: { errors: none }, transfer: { status: ACCP } }
`;

describe('an inquiry of the other bank', () => {
  it('that a rule of a list requests arrives after the payment, and the answer of the tester is accepted', async () =>
    expect(
      await failuresOf(`case: An inquiry by a scenario list
scenarios:
  environment:
    rules:
      - id: inquire
        then: [{ inquire: { message: camt.027, after: 2D } }]
steps:
  - send: { as: payment, template: sct-typical }
  - expect: { answer: { as: incoming, to: payment, message: pacs.008, within: 1bd } }
  - expect: { answer: { as: request, to: payment, message: camt.027, within: 3bd } }
  - expect: { report: { of: request, errors: none } }
${answered}`),
    ).toEqual([]));

  it('that a tester requests is about the received payment', async () =>
    expect(
      await failuresOf(`case: A requested inquiry
steps:
  - receive: { as: incoming, template: sct-typical }
  - receive: { as: request, about: incoming, kind: nonReceiptClaim }
  - expect: { report: { of: request, errors: none } }
${answered}`),
    ).toEqual([]));
});
