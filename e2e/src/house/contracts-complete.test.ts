import { errorKinds } from '@clearbench/contracts/errors';
import { everyEvent } from '@clearbench/contracts/every-event';
import { everyRoute } from '@clearbench/contracts/every-route';
import { languages } from '@clearbench/contracts/translation/routes';
import { actsView } from '@clearbench/contracts/user/views';
import { everyProjection } from '@clearbench/projections/slices';
import { readFromRoot, sourceFiles } from './source-files.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFromRoot(`ui/src/translation/texts/${language}/errors.json`)) as Record<string, string>;

/** Events nobody folds, each with the reason. */
const unreadOnPurpose: Readonly<Record<string, string>> = {
  UserVerificationRequested: 'a reaction mails the link; only the decider asks which one is the latest',
  UserInvitationAccepted: 'the events beside it say what came of it; kept for the audit',
  UserAuditRead: 'kept for the audit',
  AdministratorAppointed: 'only the decider asks who counts',
  AdministratorDismissed: 'only the decider asks who counts',
  InstallationClaimed: 'a reaction appoints whoever claimed',
};

/** Refused only by orders that no call gives: seeds, reactions, the clearing's own clock, links in mails. */
const refusedInside = [
  'link.expired',
  'user.alreadySignedUp',
  'user.badBic',
  'user.notFound',
  'plan.alreadyOffered',
  'simEnv.alreadyOpened',
  'template.alreadyAdded',
  'transfer.alreadyCleared',
  'transfer.notFound',
];

/** Answered by what stands in front of every route. */
const general = Object.keys(errorKinds).filter((key) =>
  /^(request|route|session|access|store|server|command|projection)[._]/.test(key),
);

/** What is wrong with a schema or a colour is found where no keys of errors are known; its word is the key's last part. */
const composed = /^(format\.xsd|lookAndFeel\.)/;
const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

describe('the contracts', () => {
  it.each(languages)('have a text for every error key in %s', (language) => {
    const texts = textsOf(language);
    expect(Object.keys(errorKinds).filter((key) => !texts[`error.${key}`])).toEqual([]);
  });

  it('name every refusal of a decider on a route', () => {
    const refused = sourceFiles()
      .filter((file) => file.package === 'command-service' && !file.isTest)
      .flatMap(({ text }) => [...text.matchAll(/(?:refuse|new Failure)\('([\w.]+)'/g)].map(([, key = '']) => key));
    const named = new Set<string>([...everyRoute.flatMap(({ errors }) => errors), ...general, ...refusedInside]);
    expect(refused.length).toBeGreaterThan(10);
    expect([...new Set(refused)].filter((key) => !named.has(key))).toEqual([]);
  });

  it('name no key that nobody answers with', () => {
    const answering = sourceFiles().filter(
      ({ package: name, path, isTest }) =>
        !isTest && name !== 'ui' && !(name === 'contracts' && /(errors|errors-of-stores|routes)\.ts$/.test(path)),
    );
    const answers = (key: string): boolean =>
      answering.some(
        ({ text }) => text.includes(`'${key}'`) || (composed.test(key) && text.includes(`'${lastOf(key)}'`)),
      );
    expect(Object.keys(errorKinds).filter((key) => !answers(key))).toEqual([]);
  });

  it('fold every event somewhere, or say why not', () => {
    // The audit's index notes where every event stands; that does not count as reading it.
    const readers = everyProjection.filter(({ name }) => name !== actsView.name);
    const folded = new Set(readers.flatMap(({ on }) => Object.keys(on)));
    const events = Object.values(everyEvent).flatMap((events) => Object.keys(events));
    expect(events.filter((type) => !folded.has(type) && !(type in unreadOnPurpose))).toEqual([]);
    expect(Object.keys(unreadOnPurpose).filter((type) => folded.has(type))).toEqual([]);
  });

  it('spell every route once', () => {
    const spelt = everyRoute.map(
      ({ method, path }) => `${method} ${path.replace(/\/$/, '').replaceAll(/:\w+/g, ':x')}`,
    );
    expect(spelt).toEqual([...new Set(spelt)]);
  });
});
