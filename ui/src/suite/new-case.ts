/** The name of a file from a title: letters and digits. */
export const fileNameOf = (title: string): string => {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'case' : plain}.yaml`;
};

/** A name that no file has: `payment.yaml`, `payment-2.yaml`, … */
export const freeFileName = (name: string, taken: readonly string[]): string => {
  const known = new Set(taken.map((path) => path.toLowerCase()));
  const stem = name.replace(/\.yaml$/, '');
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number += 1) free = `${stem}-${number}.yaml`;
  return free;
};

const templates: Readonly<Record<string, string>> = {
  inst: 'inst-credit-transfer',
  core: 'core-typical',
  b2b: 'b2b-typical',
};

/** The text of a new case: a payment that is accepted. `schema`: the address of the JSON Schema. */
export const newCaseText = (title: string, environment: string | undefined, schema: string): string =>
  [
    `# yaml-language-server: $schema=${schema}`,
    `case: ${JSON.stringify(title)}`,
    'steps:',
    `  - send: { as: payment, template: ${templates[environment ?? ''] ?? 'sct-typical'} }`,
    '  - expect:',
    '      report: { errors: none }',
    '      transfer: { status: ACCP }',
    '',
  ].join('\n');
