import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, put, set } from '../../mutations/operations.ts';
import { inOriginator, reasons } from '../../mutations/party-places.ts';

const passive = '<AnyBIC>ZYDODEF1XXX</AnyBIC>';

const banks = ['DbtrAgt', 'CdtrAgt', 'InstgAgt', 'InstdAgt'];

export const mutations: readonly Mutation[] = [
  ...[...banks, 'Svcr'].map((place) => set(`${place}/FinInstnId/BICFI`, (old) => `${old.slice(0, 7)}1${old.slice(8)}`)),
  ...inOriginator('/Id/OrgId', passive),
  ...reasons.map((place) => inSequence(drop(`${place}/Orgtr/Nm`), put(`${place}/Orgtr/Id/OrgId`, passive))),
];
