import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, insert, set } from '../../mutations/operations.ts';
import { inOriginator, reasons } from '../../mutations/party-paths.ts';

const passive = '<AnyBIC>ZYDODEF1XXX</AnyBIC>';

const banks = ['DbtrAgt', 'CdtrAgt', 'InstgAgt', 'InstdAgt'];

export const mutations: readonly Mutation[] = [
  ...[...banks, 'Svcr'].map((place) => set(`${place}/FinInstnId/BICFI`, (old) => `${old.slice(0, 7)}1${old.slice(8)}`)),
  ...inOriginator('/Id/OrgId', passive),
  ...reasons.map((place) => inSequence(drop(`${place}/Orgtr/Nm`), insert(`${place}/Orgtr/Id/OrgId`, passive))),
];
