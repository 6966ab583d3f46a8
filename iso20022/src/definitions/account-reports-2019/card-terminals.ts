/** Where a card was read, and what can be done there, in reports of the 2019 generation. */
export const reportCardTerminals2019 = `
DisplayCapabilities1
  DispTp    UserInterface2Code
  NbOfLines Max3NumericText
  LineWidth Max3NumericText

GenericIdentification32
  Id      Max35Text
  Tp?     PartyType3Code
  Issr?   PartyType4Code
  ShrtNm? Max35Text

PointOfInteraction1
  Id        GenericIdentification32
  SysNm?    Max70Text
  GrpId?    Max35Text
  Cpblties? PointOfInteractionCapabilities1
  Cmpnt*    PointOfInteractionComponent1

PointOfInteractionCapabilities1
  CardRdngCpblties*      CardDataReading1Code
  CrdhldrVrfctnCpblties* CardholderVerificationCapability1Code
  OnLineCpblties?        OnLineCapability1Code
  DispCpblties*          DisplayCapabilities1
  PrtLineWidth?          Max3NumericText

PointOfInteractionComponent1
  POICmpntTp POIComponentType1Code
  ManfctrId? Max35Text
  Mdl?       Max35Text
  VrsnNb?    Max16Text
  SrlNb?     Max35Text
  ApprvlNb*  Max70Text
`;
