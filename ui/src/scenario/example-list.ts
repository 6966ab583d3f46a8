/** A list to start with: the large amounts and one bank, with the rest as usual. */
export const exampleList = `rules:
  - id: large-amounts
    name: Amounts above 10,000
    when:
      amount: { from: 10000.01 }
    then:
      - reject: { code: AM02 }
  - id: one-bank
    name: Returns of one bank
    when:
      creditor: { bic: /DEUT.*/ }
      cutOff: before
    then:
      - return: { code: AC04, after: 2D }
`;
