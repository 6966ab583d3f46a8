/** Purposes of households: work, state, health, homes and taxes, in the notation of `read-code-texts.ts`. */
export const livingTexts = `
[category_purpose purpose]
ADCS Advice, donation or copyright | Beratung, Spende oder Urheberrecht | Conseil, don ou droit d'auteur
AEMP Active employment policy | Arbeitsförderung | Politique active de l'emploi
AGRT Agricultural transfer | Landwirtschaft | Agriculture
AIRB Air travel | Flugreise | Transport aérien
ALLW Allowance | Zuschuss | Allocation
ALMY Alimony | Unterhalt | Pension alimentaire
ANTS Anaesthesia services | Anästhesie | Anesthésie
BBSC Baby bonus scheme | Babybonus | Prime de naissance
BECH Child benefit | Kindergeld | Allocation pour enfant
BENE Unemployment or disability benefit | Arbeitslosen- oder Invalidengeld | Allocation de chômage ou d'invalidité
BLDM Building maintenance | Gebäudeunterhalt | Entretien d'immeuble
BONU Bonus payment | Bonuszahlung | Prime
BUSB Bus travel | Busreise | Transport par autocar
CBFF Capital building | Vermögensbildung | Constitution d'un patrimoine
CBFR Capital building for retirement | Vermögensbildung fürs Alter | Constitution d'une épargne retraite
CBTV Cable television | Kabelfernsehen | Télévision par câble
CCHD Cash compensation, helplessness | Pflegegeld | Indemnité de dépendance
CHAR Charity | Spende | Don
CPKC Car parking | Parkgebühr | Stationnement
CPYR Copyright | Urheberrecht | Droit d'auteur
CSLP Company social loan | Sozialdarlehen der Firma | Prêt social de l'entreprise
CVCF Convalescent care | Genesungspflege | Convalescence
DEPD Dependant's support | Unterstützung Angehöriger | Soutien d'une personne à charge
DMEQ Durable medical equipment | Medizinische Hilfsmittel | Matériel médical durable
DNTS Dental services | Zahnarzt | Soins dentaires
EDUC School or tuition fees | Schul- oder Studiengebühren | Frais de scolarité
ELEC Electricity bill | Stromrechnung | Facture d'électricité
ENRG Energies | Energie | Énergie
ESTX Estate tax | Erbschaftsteuer | Droits de succession
FAND Help after natural disasters | Katastrophenhilfe | Aide après une catastrophe naturelle
FERB Ferry | Fähre | Traversée en ferry
FWLV Foreign worker levy | Abgabe für ausländische Beschäftigte | Taxe sur les travailleurs étrangers
GAFA Family allowance, public | Staatliches Familiengeld | Allocation familiale publique
GAHO Housing allowance, public | Staatliches Wohngeld | Allocation logement publique
GAMB Gambling | Glücksspiel | Jeux d'argent
GASB Gas bill | Gasrechnung | Facture de gaz
GFRP Guarantee fund after insolvency | Insolvenzgeld | Fonds de garantie après insolvabilité
GIFT Gift | Geschenk | Cadeau
GOVI Government insurance | Staatliche Versicherung | Assurance publique
GOVT Government payment | Behördenzahlung | Paiement public
GSTX Goods and services tax | Waren- und Dienstleistungssteuer | Taxe sur les biens et services
GVEA Austrian state employees, category A | Österreichische Bedienstete, Kategorie A | Agents publics autrichiens, catégorie A
GVEB Austrian state employees, category B | Österreichische Bedienstete, Kategorie B | Agents publics autrichiens, catégorie B
GVEC Austrian state employees, category C | Österreichische Bedienstete, Kategorie C | Agents publics autrichiens, catégorie C
GVED Austrian state employees, category D | Österreichische Bedienstete, Kategorie D | Agents publics autrichiens, catégorie D
GWLT Payment to war victims | Zahlung an Kriegsopfer | Paiement aux victimes de guerre
HLRP Property loan repayment | Tilgung des Immobiliendarlehens | Remboursement d'un prêt immobilier
HLST Property loan settlement | Ablösung des Immobiliendarlehens | Règlement d'un prêt immobilier
HLTC Home health care | Häusliche Krankenpflege | Soins à domicile
HLTI Health insurance | Krankenversicherung | Assurance maladie
HREC Employer's housing contribution | Wohnungszuschuss des Arbeitgebers | Aide au logement de l'employeur
HSPC Hospital care | Krankenhaus | Hospitalisation
HSTX Housing tax | Wohnsteuer | Taxe d'habitation
ICRF Intermediate care | Übergangspflege | Soins intermédiaires
INPC Car insurance premium | Kfz-Versicherungsbeitrag | Prime d'assurance automobile
INPR Insurance premium refund | Rückerstattung Versicherungsbeitrag | Remboursement de prime d'assurance
INSC Insurance claim | Versicherungsleistung | Indemnité d'assurance
INSU Insurance premium | Versicherungsbeitrag | Prime d'assurance
INTX Income tax | Einkommensteuer | Impôt sur le revenu
LBRI Labour insurance | Arbeitsversicherung | Assurance du travail
LICF Licence fee | Lizenzgebühr | Redevance de licence
LIFI Life insurance | Lebensversicherung | Assurance vie
LOTT Lottery | Lotterie | Loterie
LTCF Long-term care | Langzeitpflege | Soins de longue durée
MAFC Contribution to a medical aid fund | Beitrag zum medizinischen Hilfsfonds | Cotisation à un fonds d'aide médicale
MARF Medical aid refund | Erstattung medizinischer Hilfe | Remboursement d'aide médicale
MDCS Medical services | Medizinische Leistungen | Services médicaux
NITX Net income tax | Nettoeinkommensteuer | Impôt sur le revenu net
NWCH Network charge | Netzentgelt | Frais de réseau
NWCM Network communication | Netzkommunikation | Communication réseau
OTLC Telecommunication, other | Sonstige Telekommunikation | Autre facture de télécommunications
PAYR Payroll | Lohnabrechnung | Paie
PCOM Completion of a property purchase | Abschluss eines Hauskaufs | Solde d'un achat immobilier
PDEP Property deposit | Anzahlung auf Immobilie | Acompte immobilier
PEFC Pension fund contribution | Pensionskassenbeitrag | Cotisation à une caisse de retraite
PENO Enforced payment | Zwangsvollstreckung | Exécution forcée
PENS Pension | Rente | Retraite
PHON Telephone bill | Telefonrechnung | Facture de téléphone
PLDS Property loan paid out | Auszahlung des Immobiliendarlehens | Versement d'un prêt immobilier
PLRF Property loan refinancing | Umschuldung des Immobiliendarlehens | Refinancement d'un prêt immobilier
PPTI Property insurance | Sachversicherung | Assurance de biens
PTXP Property tax | Grundsteuer | Taxe foncière
RDTX Road tax | Kfz-Steuer | Taxe automobile
RELG Rental lease | Leasing | Location
RENT Rent | Miete | Loyer
RHBS Rehabilitation | Rehabilitation | Rééducation professionnelle
RLWY Railway | Bahn | Transport ferroviaire
ROYA Royalties | Tantiemen | Redevances
SALA Salary | Gehalt | Salaire
SPSP Salary and pension sum | Summe aus Gehältern und Renten | Salaires ou retraites de plusieurs mois
SSBE Social security benefit | Sozialleistung | Prestation sociale
STDY Study | Studium | Études
SUBS Subscription | Abonnement | Abonnement
TAXR Tax refund | Steuererstattung | Remboursement d'impôt
TAXS Tax | Steuer | Impôt
TBIL Telecommunications bill | Telekommunikationsrechnung | Facture de télécommunications
TCSC Town council charges | Gemeindegebühren | Taxes municipales
TRPT Road pricing | Straßenmaut | Péage routier
UBIL Utilities | Versorgungsbetriebe | Services publics
VATX Value added tax | Umsatzsteuer | Taxe sur la valeur ajoutée
VIEW Vision care | Sehhilfen | Soins de la vue
WHLD Withholding | Quellensteuer | Retenue à la source
WTER Water bill | Wasserrechnung | Facture d'eau
`;
