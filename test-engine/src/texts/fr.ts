import type { EngineTextKey } from './en.ts';

export const french: Readonly<Record<EngineTextKey, string>> = {
  'engine.allAccepted': "La compensation n'a rien à objecter ; transactions prises en charge : {{count}}.",
  'engine.moreReasons':
    '{{count}} autres raisons ne sont pas énumérées ici ; les fichiers de réponse nomment chaque transaction.',
  'engine.notWellFormed': "Le fichier n'est pas du XML bien formé et ne peut pas être lu.",
  'engine.messageNotTaken': "La compensation n'accepte pas les messages du genre {{messageType}}.",
  'engine.versionNotTaken': "Ce rulebook n'emploie pas {{messageType}} ; la compensation attend {{expected}}.",
  'engine.schemaErrors_one': 'Le message enfreint son schéma en un endroit ; voir le rapport de contrôle.',
  'engine.schemaErrors_other': 'Le message enfreint son schéma en {{count}} endroits ; voir le rapport de contrôle.',
  'engine.fileSchemaErrors_one': 'Le fichier enfreint son schéma en un endroit ; voir le rapport de contrôle.',
  'engine.fileSchemaErrors_other':
    'Le fichier enfreint son schéma en {{count}} endroits ; voir le rapport de contrôle.',
  'engine.senderUnknown':
    "Le message nomme {{named}} comme émetteur, mais le profil de l'expéditeur indique un autre BIC.",
  'engine.filesNotTaken':
    'Les paiements instantanés voyagent seuls : cette compensation ne prend aucun fichier de type {{fileType}}.',
  'engine.fileTypeWrong':
    "L'en-tête indique le type {{named}}, la forme du fichier est celle de {{fileType}} ; seuls les fichiers vers la compensation sont acceptés.",
  'engine.serviceWrong': 'Le fichier est destiné au service {{named}} ; cette compensation assure {{expected}}.',
  'engine.fileSenderWrong':
    "Le fichier nomme {{named}} comme émetteur, mais le profil de celui qui l'envoie contient un autre BIC.",
  'engine.fileReceiverWrong': 'Le fichier est adressé à {{named}} ; cette compensation est {{expected}}.',
  'engine.testCodeWrong':
    "Le fichier porte le code de test {{named}} ; le profil de celui qui l'envoie indique {{expected}}.",
  'engine.fileReferenceWrong': "« {{named}} » n'est pas une référence de fichier : 1 à 16 chiffres et majuscules.",
  'engine.fileSeen': 'Un fichier portant la référence {{reference}} a déjà été accepté.',
  'engine.counterWrong': '{{counter}} indique {{stated}} ; lots de cette sorte dans le fichier : {{counted}}.',
  'engine.fileEmpty': 'Le fichier ne contient aucun lot.',
  'engine.fileTooLarge.bytes': 'Le fichier compte {{counted}} octets ; {{most}} au plus sont acceptés.',
  'engine.fileTooLarge.bulks': 'Le fichier contient {{counted}} lots ; {{most}} au plus sont acceptés.',
  'engine.fileTooLarge.transactions': 'Le fichier contient {{counted}} transactions ; {{most}} au plus sont acceptées.',
  'engine.fileTooLarge.transactionsOfBulk':
    'Un lot contient {{counted}} transactions ; {{most}} au plus sont acceptées.',
  'engine.messageSeen': "Un message portant l'identifiant {{messageId}} a déjà été pris en charge.",
  'engine.countWrong': "L'en-tête annonce {{stated}} transactions ; le lot en contient {{counted}}.",
  'engine.notAlone': 'Un message instantané porte exactement une transaction ; celui-ci en porte {{counted}}.',
  'engine.sumWrong': "L'en-tête annonce une somme de {{stated}} ; les montants font {{counted}}.",
  'engine.dateMissing': "Le lot n'indique pas de date de règlement.",
  'engine.dateGone': 'La date de règlement {{date}} est passée ; nous sommes le {{today}}.',
  'engine.dateClosed': 'Le {{date}}, TARGET ne procède pas au règlement ; le prochain jour possible est le {{next}}.',
  'engine.dateClosedIn':
    'Le {{date}}, le calendrier {{calendar}} est fermé ; le prochain jour possible est le {{next}}.',
  'engine.dateFar': 'La date de règlement {{date}} est trop lointaine ; le dernier jour possible est le {{last}}.',
  'engine.dateTooSoon':
    'Un prélèvement pour le {{date}} devait être présenté le {{until}} au plus tard, un jour ouvré avant.',
  'engine.dateNotInstant':
    "Un paiement instantané est réglé aussitôt : {{date}} n'est ni aujourd'hui ({{today}}) ni le prochain jour ouvré ({{next}}).",
  'engine.afterCutOff':
    "Le règlement était demandé pour aujourd'hui, et l'heure limite est {{cutOff}} ; le prochain jour possible est le {{next}}.",
  'engine.dateMoved': "L'heure limite du jour demandé est passée ; le lot est réglé le {{date}}.",
  'engine.receiverWrong': 'Le message est adressé à {{named}} ; cette compensation est {{expected}}.',
  'engine.systemWrong': 'Le message est destiné au système de compensation {{named}} ; celui-ci est {{expected}}.',
  'engine.kindWrong':
    "Le lot contient un prélèvement marqué {{named}} ; cette compensation n'accepte que {{expected}}.",
  'engine.ruleBroken':
    "Le schéma de paiement n'admet pas {{path}} tel quel (règle {{rule}}) ; le rapport de contrôle dit pourquoi.",
  'engine.tooManyFaulty': '{{faulty}} transactions sont fautives ; au-delà de {{most}}, le lot entier est rejeté.',
  'engine.amountZero': "Le montant {{amount}} n'est pas supérieur à zéro.",
  'engine.currencyWrong': 'Le montant est en {{currency}} ; la compensation ne règle que des euros.',
  'engine.amountTooFine': 'Le montant {{amount}} a plus de deux décimales.',
  'engine.amountTooHigh': 'Le montant {{amount}} dépasse {{most}}, le maximum de ce schéma.',
  'engine.debtorAccountMissing': "Le débiteur n'a pas d'IBAN.",
  'engine.creditorAccountMissing': "Le créancier n'a pas d'IBAN.",
  'engine.debtorAccountWrong': "Le compte du débiteur {{iban}} n'est pas un IBAN valide.",
  'engine.creditorAccountWrong': "Le compte du créancier {{iban}} n'est pas un IBAN valide.",
  'engine.bicWrong': "« {{bic}} » n'est le BIC d'aucune banque.",
  'engine.creditorBankUnreachable': "La banque du créancier {{bic}} n'est pas joignable par cette compensation.",
  'engine.debtorBankUnreachable': "La banque du débiteur {{bic}} n'est pas joignable par cette compensation.",
  'engine.transactionTwice':
    "L'identifiant de transaction {{id}} apparaît plus d'une fois pour cette banque du débiteur.",
  'engine.originalUnknown': "Le message d'origine {{messageId}} est inconnu de cette compensation.",
  'engine.transactionUnknown': 'Le message {{messageId}} est connu, mais il ne contient pas de transaction {{id}}.',
  'engine.originalAmountDiffers': "Le montant d'origine est indiqué comme {{stated}} ; c'était {{original}}.",
  'engine.originalDateDiffers': "La date de règlement d'origine est indiquée comme {{stated}} ; c'était {{original}}.",
  'engine.returnedDiffers':
    "Le montant retourné {{stated}}, frais compris, n'est pas le montant {{original}} qui a été payé.",
  'engine.originalRejected':
    "L'original a été rejeté avec {{original}} et jamais comptabilisé : il n'y a rien à retourner.",
  'engine.originalSettled': 'Le prélèvement est réglé : il peut être contre-passé, mais non plus annulé.',
  'engine.originalCancelled': "Le prélèvement a été annulé avant son règlement : il n'y a rien à contre-passer.",
  'engine.cancellationOfIncoming':
    'Seul celui qui encaisse peut annuler un prélèvement ; la banque du débiteur le rejette ou le retourne.',
  'engine.collectionsCancelled_one': 'Un prélèvement est annulé avant son règlement ; rien ne le suivra plus.',
  'engine.collectionsCancelled_other':
    '{{count}} prélèvements sont annulés avant leur règlement ; rien ne les suivra plus.',
  'engine.referredTwice': "La transaction {{id}} est visée plus d'une fois dans ce message.",
  'engine.referredBefore': 'La transaction {{id}} a déjà été visée par un autre message de ce genre.',
  'engine.reasonWrong': "Le motif « {{reason}} » n'existe pas pour ce genre de message ; sont possibles {{known}}.",
  'engine.statusNotRefused':
    'La réponse a le statut {{status}} ; un refus doit dire RJCR, une acceptation est un pacs.004.',
  'engine.statusNotRejected':
    "Le statut est {{status}} ; avant l'échéance, la banque du débiteur ne peut que rejeter, avec RJCT.",
  'engine.reject': '{{trigger}} : la compensation rejette la transaction avec {{code}}.',
  'engine.timeOut':
    "{{trigger}} : l'autre banque ne répond pas ; au bout de dix secondes, le paiement est rejeté avec AB05.",
  'engine.return': "{{trigger}} : l'autre banque retourne la transaction avec {{code}}, {{delay}} après le règlement.",
  'engine.refund':
    '{{trigger}} : le débiteur veut son argent ; il est remboursé avec {{code}}, {{delay}} après le règlement.',
  'engine.reversal':
    "{{trigger}} : le prélèvement revient comme celui de l'autre côté, qui le contre-passe avec {{code}}, {{delay}} après le règlement.",
  'engine.settlementFailure':
    '{{trigger}} : la transaction est prise en charge, mais son règlement échoue avec {{code}}.',
  'engine.recall':
    '{{trigger}} : le paiement revient comme paiement entrant, qui est rappelé avec {{code}} {{delay}} plus tard.',
  'engine.recallRequest':
    "{{trigger}} : le paiement revient comme paiement entrant, que son donneur d'ordre redemande avec {{code}} {{delay}} plus tard.",
  'engine.recallYes': '{{trigger}} : un rappel de cette transaction reçoit un retour pour réponse (frais {{charges}}).',
  'engine.recallNo': '{{trigger}} : un rappel de cette transaction est refusé avec {{code}}.',
  'engine.inquiryYes': '{{trigger}} : une recherche sur cette transaction reçoit une réponse positive.',
  'engine.inquiryNo': '{{trigger}} : une recherche sur cette transaction est refusée avec {{code}}.',
  'engine.mirror_one': '{{trigger}} : le paiement revient une fois comme paiement entrant.',
  'engine.mirror_other': '{{trigger}} : le paiement revient {{count}} fois comme paiement entrant.',
  'engine.silence': "{{trigger}} : la compensation se tait ; il n'y aura pas de réponse.",
  'engine.late': '{{trigger}} : le rapport de statut arrive en retard, {{delay}} après le fichier.',
  'engine.duplicate_one': '{{trigger}} : chaque réponse est remise une fois.',
  'engine.duplicate_other': '{{trigger}} : chaque réponse est remise {{count}} fois.',
  'engine.split':
    '{{trigger}} : les réponses ultérieures contiennent {{size}} transactions chacune au plus (200 fichiers au plus).',
  'engine.corruptSUM': "{{trigger}} : les sommes des réponses sont trop élevées d'un centime.",
  'engine.corruptXML': "{{trigger}} : les réponses s'interrompent au milieu et ne sont pas bien formées.",
  'engine.corruptHDR': '{{trigger}} : les en-têtes des réponses nomment un destinataire que personne ne connaît.',
  'engine.verbUnknown': "{{trigger}} est ignoré : il n'y a pas de commande « {{verb}} ». Sont connues {{known}}.",
  'engine.verbOfDirectDebit': '{{trigger}} est ignoré : {{verb}} relève des prélèvements.',
  'engine.argumentsWrong': "{{trigger}} est ignoré : ses arguments sont faux. Cela s'écrit {{usage}}.",
  'engine.notIn.sct': '{{trigger}} est ignoré : seuls les paiements instantanés le connaissent.',
  'engine.notIn.inst': '{{trigger}} est ignoré : un paiement instantané est définitif une fois accepté et voyage seul.',
  'engine.notInDebits':
    "{{trigger}} est ignoré : un prélèvement s'annule, il ne se rappelle pas, et personne n'est consulté.",
  'engine.refundInB2b': "{{trigger}} est ignoré : les entreprises n'ont pas droit au remboursement.",
  'engine.notInMessage': "{{trigger}} est ignoré : cela n'a pas de sens dans ce genre de message.",
  'engine.contradicts': "{{trigger}} est ignoré : {{earlier}} passe d'abord et l'exclut.",
  'engine.notAllAsk_one':
    '{{trigger}} est ignoré : une seule transaction le demande par ses centimes, et cela concerne le fichier entier.',
  'engine.notAllAsk_other':
    '{{trigger}} est ignoré : seules {{count}} transactions le demandent par leurs centimes, et cela concerne le fichier entier.',
  'engine.recallOfUnknown': 'La transaction rappelée est inconnue : refusé avec {{code}}.',
  'engine.recallOfRejected':
    'La transaction rappelée a été rejetée avec {{original}} et jamais comptabilisée : refusé avec {{code}}.',
  'engine.recallOfIncoming':
    'La transaction rappelée vous a été payée : seul le payeur peut la rappeler. Refusé avec {{code}}.',
  'engine.recallOfReturned':
    'La transaction rappelée est de toute façon retournée avec {{original}} : refusé avec {{code}}.',
  'engine.recallYesByDefault': "Rien d'autre n'a été demandé : l'autre banque rend l'argent.",
  'engine.recallSilence': "{{trigger}} : l'autre banque ne répond pas au rappel.",
  'engine.inquiryOfUnknown': "La transaction recherchée n'est pas connue : refus avec {{code}}.",
  'engine.inquiryOfRejected':
    "La transaction recherchée a été rejetée avec {{original}} et n'a jamais été comptabilisée : refus avec {{code}}.",
  'engine.inquiryOfIncoming':
    'La transaction recherchée vous a été payée : seul celui qui paie demande où elle est. Refus avec {{code}}.',
  'engine.inquiryOfReturned':
    'La transaction recherchée est de toute façon retournée avec {{original}} : refus avec {{code}}.',
  'engine.inquiryYesByDefault': "Rien d'autre n'a été demandé : l'autre banque a trouvé le paiement et répond oui.",
  'engine.inquirySilence': "{{trigger}} : l'autre banque ne répond pas à la recherche.",
  'engine.inquiryAskedAgain': "Relancée, l'autre banque répond à la recherche : elle a trouvé le paiement.",
  'engine.chargesTooHigh': '{{trigger}} : les frais absorberaient le montant ; il est retourné sans frais.',
  'engine.chaseSilent': "Le client n'a pas répondu au rappel : refusé avec {{code}}.",
  'engine.chaseAnswered': 'Le rappel a reçu un retour pour réponse : {{code}}.',
  'engine.chaseRefused': 'Le rappel est refusé une fois de plus avec {{code}}.',
  'engine.statusKnown': 'Le message {{messageId}} a été pris en charge ; son statut est {{status}}.',
  'engine.statusUnknown': "Le message {{messageId}} n'est jamais arrivé.",
};
