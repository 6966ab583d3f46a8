/** A picture of one pixel. */
export const png = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
]);
/** The XML Schema of a message that the product does not include. */
export const xsd = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:iso:std:iso:20022:tech:xsd:note.001.001.01" targetNamespace="urn:iso:std:iso:20022:tech:xsd:note.001.001.01" elementFormDefault="qualified">
  <xs:element name="Document" type="Document"/>
  <xs:complexType name="Document"><xs:sequence><xs:element name="Note" type="xs:string"/></xs:sequence></xs:complexType>
</xs:schema>`;
