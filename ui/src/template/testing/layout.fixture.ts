import type { TemplateLayout } from '@clearbench/contracts/template/layout';

/** A form with each kind: plain fields, a group of entries, a generated group. */
export const sampleLayout = (): TemplateLayout => ({
  templateKeyDto: { templateName: 'sample' },
  title: 'Sample transfer',
  description: 'One of each.',
  messageType: 'pacs.008.001.08',
  sections: [
    {
      name: 'header',
      label: 'Header',
      fields: [
        { name: 'messageId', label: 'Message id', kind: 'text', required: true, maxLength: 35, initial: 'MSG1' },
        { name: 'settlement', label: 'Settlement', kind: 'date', required: true, initial: '2026-11-03' },
      ],
    },
    {
      name: 'payment',
      label: 'Payments',
      repeat: { min: 1, max: 2, generated: false },
      fields: [
        { name: 'amount', label: 'Amount', kind: 'amount', required: true, initial: '10.00', help: 'In euros.' },
        { name: 'iban', label: 'IBAN', kind: 'iban', required: true },
      ],
    },
    {
      name: 'bulk',
      label: 'Bulk',
      repeat: { min: 10, max: 10_000, generated: true },
      fields: [{ name: 'reference', label: 'Reference', kind: 'text', required: true, default: { from: 'uuid' } }],
    },
  ],
});
