import type { Mutation } from '../../mutations/mutation.ts';
import { asCustomer, other } from '../../mutations/party-paths.ts';
import { ofParty } from '../identification-mutations.ts';

const born =
  '<DtAndPlcOfBirth><BirthDt>1980-05-01</BirthDt><CityOfBirth>Koeln</CityOfBirth><CtryOfBirth>DE</CtryOfBirth></DtAndPlcOfBirth>';

const birthDataAndId = `${born}${other('C01X00T47', 'CCPT')}`;

export const mutations: readonly Mutation[] = [
  ...ofParty(`<PrvtId>${birthDataAndId}</PrvtId>`),
  ...asCustomer(`<PrvtId>${birthDataAndId}</PrvtId>`),
];
