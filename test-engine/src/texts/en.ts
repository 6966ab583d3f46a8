/** The texts of the engine. `{{name}}` is filled from the reason's params. */
export const english = {
  'engine.allAccepted': 'Accepted without objections; transactions: {{count}}.',
  'engine.moreReasons':
    '{{count}} further reasons not shown; the answer files contain the reasons of every transaction.',

  'engine.notWellFormed': 'The file is not well-formed XML and cannot be read.',
  'engine.messageNotTaken': 'The clearing does not accept messages of type {{messageType}}.',
  'engine.versionNotTaken': 'This rulebook does not use {{messageType}}; the clearing expects {{expected}}.',
  'engine.schemaErrors_one': 'The message has a schema error in one place; see the validation report.',
  'engine.schemaErrors_other': 'The message has schema errors in {{count}} places; see the validation report.',
  'engine.fileSchemaErrors_one': 'The file has a schema error in one place; see the validation report.',
  'engine.fileSchemaErrors_other': 'The file has schema errors in {{count}} places; see the validation report.',
  'engine.senderUnknown': "The sender of the message is {{named}}, but the sender's profile contains another BIC.",
  'engine.processingTimeLimit':
    'The clearing stopped reading the file: processing takes longer than {{seconds}} seconds.',
  'engine.processingMemoryLimit':
    'The clearing stopped reading the file: processing takes more than {{megabytes}} MB of memory.',
  'engine.environmentDeleted': 'The environment was deleted before the clearing processed the file.',
  'engine.filesNotTaken':
    'Instant payments are sent individually: this clearing does not accept files of type {{fileType}}.',
  'engine.fileTypeWrong':
    'The file type in the header is {{named}}, but the format is that of {{fileType}}; only files sent to the clearing are accepted.',
  'engine.serviceWrong': 'The service of the file is {{named}}; the service of this clearing is {{expected}}.',
  'engine.fileSenderWrong': "The sender of the file is {{named}}, but the sender's profile contains another BIC.",
  'engine.fileReceiverWrong': 'The file is addressed to {{named}}; this clearing is {{expected}}.',
  'engine.testCodeWrong':
    "The test code of the file is {{named}}; the test code in the sender's profile is {{expected}}.",
  'engine.fileReferenceWrong': '“{{named}}” is not a valid file reference: 1 to 16 digits and capital letters.',
  'engine.fileSeen': 'A file with the reference {{reference}} was already accepted.',
  'engine.counterWrong': '{{counter}} is {{stated}}; bulks of this kind in the file: {{counted}}.',
  'engine.fileEmpty': 'The file contains no bulk.',
  'engine.fileTooLarge.bytes': 'The file has {{counted}} bytes; the maximum is {{most}}.',
  'engine.fileTooLarge.bulks': 'The file contains {{counted}} bulks; the maximum is {{most}}.',
  'engine.fileTooLarge.transactions': 'The file contains {{counted}} transactions; the maximum is {{most}}.',
  'engine.fileTooLarge.transactionsOfBulk': 'A bulk contains {{counted}} transactions; the maximum is {{most}}.',
  'engine.messageSeen': 'A message with the id {{messageId}} was already accepted.',
  'engine.countWrong': 'The number of transactions in the header is {{stated}}; the bulk contains {{counted}}.',
  'engine.notAlone':
    'An instant payment message must contain exactly one transaction; this message contains {{counted}}.',
  'engine.sumWrong': 'The sum in the header is {{stated}}; the amounts add up to {{counted}}.',
  'engine.dateMissing': 'The bulk has no settlement date.',
  'engine.dateGone': 'The settlement date {{date}} is in the past; today is {{today}}.',
  'engine.dateClosed': 'TARGET is closed on {{date}}; the next possible settlement date is {{next}}.',
  'engine.dateClosedIn':
    '{{date}} is not a business day in the calendar {{calendar}}; the next possible settlement date is {{next}}.',
  'engine.dateFar':
    'The settlement date {{date}} is too far in the future; the last possible settlement date is {{last}}.',
  'engine.dateTooSoon':
    'A direct debit with the due date {{date}} must be presented by {{until}}, one bank day before.',
  'engine.dateNotInstant':
    'An instant payment is settled immediately: {{date}} is neither today ({{today}}) nor the next business day ({{next}}).',
  'engine.afterCutOff':
    'The settlement date is today, but the cut-off was at {{cutOff}}; the next possible settlement date is {{next}}.',
  'engine.dateMoved': 'The cut-off of the requested settlement date has passed; the bulk is settled on {{date}}.',
  'engine.receiverWrong': 'The message is addressed to {{named}}; this clearing is {{expected}}.',
  'engine.systemWrong': 'The message is for the clearing system {{named}}; this clearing system is {{expected}}.',
  'engine.kindWrong':
    'The bulk contains a direct debit of the scheme {{named}}; this clearing accepts {{expected}} only.',
  'engine.ruleBroken': '{{path}} is not valid in this scheme (rule {{rule}}); see the validation report.',
  'engine.tooManyFaulty': '{{faulty}} transactions have errors; with more than {{most}} the whole bulk is rejected.',

  'engine.amountZero': 'The amount {{amount}} must be greater than zero.',
  'engine.currencyWrong': 'The currency of the amount is {{currency}}; the clearing settles euro only.',
  'engine.amountTooFine': 'The amount {{amount}} has more than two decimal places.',
  'engine.amountTooHigh': 'The amount {{amount}} exceeds {{most}}, the maximum of this scheme.',
  'engine.debtorAccountMissing': 'The debtor has no IBAN.',
  'engine.creditorAccountMissing': 'The creditor has no IBAN.',
  'engine.debtorAccountWrong': 'The debtor account {{iban}} is not a valid IBAN.',
  'engine.creditorAccountWrong': 'The creditor account {{iban}} is not a valid IBAN.',
  'engine.bicWrong': '"{{bic}}" is not a valid BIC.',
  'engine.creditorBankUnreachable': 'The creditor bank {{bic}} cannot be reached through this clearing.',
  'engine.debtorBankUnreachable': 'The debtor bank {{bic}} cannot be reached through this clearing.',
  'engine.transactionTwice': 'The transaction id {{id}} occurs more than once for this debtor bank.',

  'engine.originalUnknown': 'The original message {{messageId}} is not known to this clearing.',
  'engine.transactionUnknown': 'The message {{messageId}} is known, but it contains no transaction {{id}}.',
  'engine.originalAmountDiffers': 'The stated original amount is {{stated}}; the original amount is {{original}}.',
  'engine.originalDateDiffers':
    'The stated original settlement date is {{stated}}; the original settlement date is {{original}}.',
  'engine.returnedDiffers':
    'The returned amount {{stated}}, including charges, differs from the original amount {{original}}.',
  'engine.originalRejected': 'The original was rejected with {{original}} and not booked; it cannot be returned.',
  'engine.originalSettled': 'The direct debit was settled: it can be reversed, but not cancelled.',
  'engine.originalCancelled': 'The direct debit was cancelled before settlement; it cannot be reversed.',
  'engine.cancellationOfIncoming':
    'Only the creditor side can cancel a direct debit; the debtor bank rejects or returns it.',
  'engine.collectionsCancelled_one':
    'One direct debit is cancelled before settlement; no further answers follow for it.',
  'engine.collectionsCancelled_other':
    '{{count}} direct debits are cancelled before settlement; no further answers follow for them.',
  'engine.referredTwice': 'This message refers to the transaction {{id}} more than once.',
  'engine.referredBefore': 'Another message of this type already refers to the transaction {{id}}.',
  'engine.reasonWrong': 'The reason "{{reason}}" is not valid for this type of message; allowed: {{known}}.',
  'engine.statusNotRefused':
    'The status of the answer is {{status}}; a negative answer must contain RJCR, a positive answer is a pacs.004.',
  'engine.statusNotRejected':
    'The status is {{status}}; before the due date the debtor bank can only reject, with RJCT.',

  'engine.reject': '{{trigger}}: the clearing rejects the transaction with {{code}}.',
  'engine.timeOut': '{{trigger}}: the other bank does not answer; after ten seconds the payment is rejected with AB05.',
  'engine.return': '{{trigger}}: the other bank returns the transaction with {{code}}, {{delay}} after settlement.',
  'engine.refund':
    '{{trigger}}: the debtor requests a refund; the direct debit is refunded with {{code}}, {{delay}} after settlement.',
  'engine.reversal':
    '{{trigger}}: you receive the same direct debit from the other bank, which reverses it with {{code}}, {{delay}} after settlement.',
  'engine.settlementFailure': '{{trigger}}: the transaction is accepted, but its settlement fails with {{code}}.',
  'engine.recall':
    '{{trigger}}: you receive the same payment from the other bank, recalled {{delay}} later ({{code}}).',
  'engine.recallRequest':
    '{{trigger}}: you receive the same payment from the other bank; its payer requests a recall {{delay}} later ({{code}}).',
  'engine.recallYes': '{{trigger}}: a recall of this transaction is answered with a return (charges {{charges}}).',
  'engine.recallNo': '{{trigger}}: a recall of this transaction is refused with {{code}}.',
  'engine.inquiryYes': '{{trigger}}: an inquiry about this transaction receives a positive answer.',
  'engine.inquiryNo': '{{trigger}}: an inquiry about this transaction is rejected with {{code}}.',
  'engine.mirror_one': '{{trigger}}: you receive the same payment once from the other bank.',
  'engine.mirror_other': '{{trigger}}: you receive the same payment {{count}} times from the other bank.',
  'engine.silence': '{{trigger}}: the clearing sends no answer.',
  'engine.late': '{{trigger}}: the status report is sent late, {{delay}} after the file.',
  'engine.duplicate_one': '{{trigger}}: every answer is delivered once.',
  'engine.duplicate_other': '{{trigger}}: every answer is delivered {{count}} times.',
  'engine.split': '{{trigger}}: later answers contain at most {{size}} transactions each (at most 200 files).',
  'engine.corruptSUM': '{{trigger}}: the sums in the answers are one cent too high.',
  'engine.corruptXML': '{{trigger}}: the answers are truncated and not well-formed.',
  'engine.corruptHDR': '{{trigger}}: the headers of the answers contain an unknown receiver.',

  'engine.verbUnknown': '{{trigger}} is ignored: "{{verb}}" is not a known command. Known commands: {{known}}.',
  'engine.verbOfDirectDebit': '{{trigger}} is ignored: {{verb}} is a command for direct debits only.',
  'engine.argumentsWrong': '{{trigger}} is ignored: its arguments are not valid. Syntax: {{usage}}.',
  'engine.notIn.sct': '{{trigger}} is ignored: the command is for instant payments only.',
  'engine.notIn.inst': '{{trigger}} is ignored: an accepted instant payment is final and sent individually.',
  'engine.notInDebits': '{{trigger}} is ignored: a direct debit is cancelled, not recalled.',
  'engine.refundInB2b': '{{trigger}} is ignored: B2B direct debits cannot be refunded.',
  'engine.notInMessage': '{{trigger}} is ignored: the command has no effect in this type of message.',
  'engine.contradicts': '{{trigger}} is ignored: it contradicts {{earlier}}, which takes precedence.',
  'engine.notAllAsk_one':
    '{{trigger}} is ignored: the command applies to the whole file, but the cents of only one transaction request it.',
  'engine.notAllAsk_other':
    '{{trigger}} is ignored: the command applies to the whole file, but the cents of only {{count}} transactions request it.',

  'engine.recallOfUnknown': 'The recalled transaction is not known; the recall is refused with {{code}}.',
  'engine.recallOfRejected':
    'The recalled transaction was rejected with {{original}} and not booked; the recall is refused with {{code}}.',
  'engine.recallOfIncoming':
    'The recalled transaction is an incoming payment; only the sending bank can recall it. The recall is refused with {{code}}.',
  'engine.recallOfReturned':
    'The recalled transaction is already being returned with {{original}}; the recall is refused with {{code}}.',
  'engine.recallYesByDefault': 'Default: the other bank agrees to the recall and returns the payment.',
  'engine.recallSilence': '{{trigger}}: the other bank does not answer the recall.',
  'engine.inquiryOfUnknown': 'The transaction of the inquiry is not known; the inquiry is rejected with {{code}}.',
  'engine.inquiryOfRejected':
    'The transaction of the inquiry was rejected with {{original}} and not booked; the inquiry is rejected with {{code}}.',
  'engine.inquiryOfIncoming':
    'The transaction of the inquiry is an incoming payment; only the sending bank can inquire about it. The inquiry is rejected with {{code}}.',
  'engine.inquiryOfReturned':
    'The transaction of the inquiry is already being returned with {{original}}; the inquiry is rejected with {{code}}.',
  'engine.inquiryYesByDefault': 'Default: the other bank found the payment and sends a positive answer.',
  'engine.inquirySilence': '{{trigger}}: the other bank does not answer the inquiry.',
  'engine.inquiryAskedAgain': 'After the second request the other bank answers the inquiry: it found the payment.',
  'engine.chargesTooHigh': '{{trigger}}: the charges exceed the amount; the payment is returned without charges.',
  'engine.chaseSilent': 'The customer did not answer the recall; it is refused with {{code}}.',
  'engine.chaseAnswered': 'The recall was answered with a return: {{code}}.',
  'engine.chaseRefused': 'The recall is refused again with {{code}}.',
  'engine.statusKnown': 'The message {{messageId}} was received; its status is {{status}}.',
  'engine.statusUnknown': 'The message {{messageId}} was not received.',
} as const;

export type EngineTextKey = keyof typeof english;
