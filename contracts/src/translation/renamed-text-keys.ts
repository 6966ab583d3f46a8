type RenamedKey = readonly [before: string, now: string];

/** The text keys that release 0.2.0 renamed. A pair also covers the keys below it and its plural forms. */
const renamedIn020: readonly RenamedKey[] = [
  ['audit.AnswerWithdrawn', 'audit.AnswerCancelled'],
  ['audit.FileReorganised', 'audit.FileExpired'],
  ['audit.FileTakenIn', 'audit.FileReferenceAccepted'],
  ['audit.FileTurnedRound', 'audit.FileDirectionSwitched'],
  ['audit.InvitationRepeated', 'audit.InvitationResent'],
  ['audit.InvitationWithdrawn', 'audit.InvitationRevoked'],
  ['audit.MessageReferredTo', 'audit.MessageReferenced'],
  ['audit.MessageTakenIn', 'audit.MessageAccepted'],
  ['audit.MessageTurnedAway', 'audit.MessageRejected'],
  ['audit.SettlementWithdrawn', 'audit.SettlementCancelled'],
  ['audit.TransferSilenced', 'audit.AnswerSuppressed'],
  ['audit.UserTokenMade', 'audit.UserTokenCreated'],
  ['codeList.asked', 'codeList.usedByNoRule'],
  ['codeList.askedBy', 'codeList.usedByRules'],
  ['deleteAccount.goes', 'deleteAccount.willDelete'],
  ['deleteAccount.stays', 'deleteAccount.willKeep'],
  ['deliberate.break.cannot', 'errorInjection.impossible'],
  ['deliberate.break.finds', 'errorInjection.expectedFinding'],
  ['deliberate.break.intro', 'errorInjection.intro'],
  ['deliberate.break.menu', 'errorInjection.menu'],
  ['deliberate.break.other', 'errorInjection.otherRule'],
  ['deliberate.break.put', 'errorInjection.insert'],
  ['deliberate.break.title', 'errorInjection.title'],
  ['deliberate.break.trying', 'errorInjection.preparing'],
  ['deliberate.change', 'errorInjection.change'],
  ['deliberate.choose', 'errorInjection.selectRule'],
  ['deliberate.chooseOther', 'errorInjection.selectOtherRule'],
  ['deliberate.convert.looking', 'characterConversion.searching'],
  ['deliberate.convert', 'characterConversion'],
  ['deliberate.failed', 'tool.failed'],
  ['deliberate.gone', 'errorInjection.before'],
  ['deliberate.loading', 'tool.loading'],
  ['deliberate.moved', 'tool.textChanged'],
  ['deliberate.new', 'errorInjection.after'],
  ['deliberate.tooLong', 'tool.textTooLarge'],
  ['deliberate', 'errorInjection'],
  ['editor.direction.turn', 'editor.direction.reverse'],
  ['editor.finding.regraded', 'editor.finding.severityOverridden'],
  ['editor.hindrance', 'editor.unavailable'],
  ['editor.notice.takenOver', 'editor.notice.replaced'],
  ['explain.askedBy', 'explain.rulesUsingList'],
  ['explain.mend', 'explain.fix'],
  ['fileList.turnToSt', 'fileList.markAsSt'],
  ['fileList.turnToTs', 'fileList.markAsTs'],
  ['goes.afterwards', 'expiry.restorable'],
  ['goes.fact', 'expiry.expiresOn'],
  ['goes', 'expiry'],
  ['notDone.turnRound', 'notDone.switchDirection'],
  ['plan.over', 'plan.expired'],
  ['profile.delete.goes', 'profile.delete.willDelete'],
  ['profile.delete.stays', 'profile.delete.willKeep'],
  ['removed.bringBack', 'removed.show'],
  ['simEnvAdmin.goes', 'simEnvAdmin.willDelete'],
  ['simEnvAdmin.goesFiles', 'simEnvAdmin.willDeleteFiles'],
  ['simEnvAdmin.goesMembers', 'simEnvAdmin.willDeleteMembers'],
  ['simEnvAdmin.goesTransfers', 'simEnvAdmin.willDeleteTransfers'],
  ['simEnvAdmin.joins', 'simEnvAdmin.newMember'],
  ['simEnvAdmin.nobodyAlong', 'simEnvAdmin.removeAllMembers'],
  ['simEnvAdmin.nobodyFound', 'simEnvAdmin.noUserFound'],
  ['simEnvAdmin.stay', 'simEnvAdmin.keepMember'],
  ['simEnvAdmin.stayedOut', 'simEnvAdmin.notAdded'],
  ['simEnvAdmin.stays', 'simEnvAdmin.willKeep'],
  ['simEnvAdmin.staysBody', 'simEnvAdmin.willKeepBody'],
  ['simEnvAdmin.takeOut', 'simEnvAdmin.removeMember'],
  ['simEnvRules.along', 'simEnvRules.copied'],
  ['template.madeUp', 'template.generated'],
  ['templateAdmin.spoken', 'templateAdmin.builtInTexts'],
  ['userEdit.deleteGoes', 'userEdit.willDelete'],
  ['userEdit.deleteGoesBody', 'userEdit.willDeleteBody'],
  ['userEdit.deleteStays', 'userEdit.willKeep'],
  ['userEdit.deleteStaysBody', 'userEdit.willKeepBody'],
  ['userList.planOver', 'userList.planExpired'],
  ['waiting.lastLooked', 'waiting.lastChecked'],
];

/** The text keys that the release after 0.2.0 renamed. */
const renamedAfter020: readonly RenamedKey[] = [
  ['error.access.tokenNotTaken', 'error.access.tokenNotAccepted'],
  ['error.access.waiting', 'error.access.approvalPending'],
  ['error.file.receivedIsFixed', 'error.file.answerReadOnly'],
  ['error.format.xsdBroken', 'error.format.xsdInvalid'],
  ['error.format.xsdForeign', 'error.format.xsdUnsupported'],
  ['error.format.xsdTooMuch', 'error.format.xsdMemoryExceeded'],
  ['error.history.nothing', 'error.history.empty'],
  ['error.link.broken', 'error.link.invalid'],
  ['error.simEnv.fixed', 'error.simEnv.tokenAndSchemeFixed'],
  ['error.template.bodyBroken', 'error.template.bodyInvalid'],
  ['error.token.shownBefore', 'error.token.alreadyShown'],
  ['error.translation.twice', 'error.translation.duplicateKey'],
  ['error.user.addressUnproved', 'error.user.emailNotVerified'],
  ['error.user.reorgNotInPlan', 'error.user.retentionNotInPlan'],
  ['explain.earlier.asked', 'explain.earlier.optional'],
  ['explain.earlier.needed', 'explain.earlier.required'],
  ['pageTrouble', 'pageProblem'],
  ['userEdit.meanwhileNothing', 'editing.unaffected'],
];

const covers = (before: string, key: string): boolean =>
  key === before || key.startsWith(`${before}.`) || key.startsWith(`${before}_`);

const renamed = (pairs: readonly RenamedKey[], key: string): string => {
  const [before, now] = pairs.find(([old]) => covers(old, key)) ?? ['', ''];
  return `${now}${key.slice(before.length)}`;
};

/** The name in release 0.2.0 of a text key that an earlier release used; other keys stay as they are. */
export const textKeyOf020 = (key: string): string => renamed(renamedIn020, key);

/** The current name of a text key that release 0.2.0 used; other keys stay as they are. */
export const textKeySince020 = (key: string): string => renamed(renamedAfter020, key);

/** The current name of a text key that any earlier release used; other keys stay as they are. */
export const currentTextKey = (key: string): string => textKeySince020(textKeyOf020(key));
