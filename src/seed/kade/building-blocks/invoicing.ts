import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

export const invoicing: PageSeed = {
  key: 'werkwijze-blocks-invoicing',
  title: t('Facturen zonder gaten in de nummers', 'Invoicing without gaps in the numbers'),
  seo: {
    description: t(
      'Facturen die de accountant niet terugstuurt: doorlopende nummers, btw tot op de cent, creditnota’s en e-facturen volgens EN 16931.',
      'Invoices that the accountant does not send back: numbers in sequence, VAT to the cent, credit notes and e-invoices to EN 16931.',
    ),
    image: 'case-tenants',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Facturen', 'Building block: Invoicing'),
      heading: t('Na 1041 komt 1042', 'After 1041 comes 1042'),
      intro: t(
        'Ook als er op dat moment twee mensen op verzenden drukken, en ook als het bij een van de twee misgaat.',
        'Even if two people press send at that moment, and even if it goes wrong for one of them.',
      ),
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('Waarom dat lastig is', 'Why that is hard'),
      content: rich(
        'Een database deelt graag nummers uit, maar een gewone teller slaat er een over zodra een opdracht mislukt. Voor een ordernummer is dat niet erg. Voor een factuurnummer vraagt de Belastingdienst waar het is gebleven.\n\nDit blok geeft het nummer daarom pas in dezelfde transactie waarin de factuur wordt vastgezet, met een slot op de rij van de reeks. Dat kost enkele milliseconden wachten, en het sluit.\n\nWat vaststaat, verandert niet meer. Een fout herstelt u met een creditnota en een nieuwe factuur, en beide verwijzen naar elkaar. Er is geen knop om het anders te doen; ook niet voor ons.',
        'A database likes to hand out numbers, but an ordinary counter skips one as soon as a transaction fails. For an order number that does not matter. For an invoice number the tax office asks where it went.\n\nSo this block gives the number only within the transaction that fixes the invoice, with a lock on the row of the series. That costs a few milliseconds of waiting, and the sequence closes.\n\nWhat is fixed no longer changes. You mend an error with a credit note and a new invoice, and the two refer to each other. There is no button to do it otherwise; not for us either.',
      ),
    },
    {
      blockType: 'code',
      language: 'sql',
      filename: 'issue-invoice.sql',
      code: `with next as (
  update invoice_series set last_number = last_number + 1
  where id = $1 returning last_number
)
insert into invoices (series_id, number, issued_on, total_cents)
select $1, last_number, current_date, $2 from next
returning number;`,
      caption: t(
        'Het slot zit in de update: de tweede wacht tot de eerste klaar is, en krijgt dan het volgende nummer.',
        'The lock is in the update: the second waits until the first is done, and then gets the next number.',
      ),
    },
    {
      blockType: 'features',
      variant: 'list',
      tone: 'subtle',
      heading: t('Vier afspraken', 'Four agreements'),
      items: [
        {
          title: t('Bedragen zijn centen', 'Amounts are cents'),
          text: t(
            'Hele getallen, nooit een kommagetal van de processor. Afronden gebeurt op één plaats: per btw-tarief, over het totaal.',
            'Whole numbers, never a floating point of the processor. Rounding happens in one place: per VAT rate, on the total.',
          ),
        },
        {
          title: t('Btw weet van landen', 'VAT knows of countries'),
          text: t(
            'Hoog, laag, nul, verlegd, binnen en buiten de Unie. Btw-nummers worden nagevraagd en het antwoord wordt bewaard.',
            'Standard, reduced, zero, reverse charge, inside and outside the Union. VAT numbers are checked and the answer is kept.',
          ),
        },
        {
          title: t('Eén factuur, twee lezers', 'One invoice, two readers'),
          text: t(
            'Een PDF/A-3 voor mensen, met de XML erin voor de boekhouding (EN 16931). Over Peppol gaat hij als UBL, via een toegangspunt.',
            'A PDF/A-3 for people, with the XML inside for the books (EN 16931). Over Peppol it goes as UBL, through an access point.',
          ),
        },
        {
          title: t('Zeven jaar bewaren', 'Kept for seven years'),
          text: t(
            'De bewaarplicht staat als datum in de database. Daarna wordt gewist, niet eerder.',
            'The legal term stands in the database as a date. After that it is erased, and not before.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      ratio: 'landscape',
      heading: t('Wat het niet is', 'What it is not'),
      content: rich(
        'Geen boekhouding. Het blok maakt facturen, volgt of ze betaald zijn en stuurt drie herinneringen. Het grootboek blijft waar het is; elke nacht gaat er een bestand heen.\n\nOok geen kassa: voor betalen koppelen we een betaaldienst. Nodig zijn de blokken [PDF](page:werkwijze-blocks-pdf) en [E-mail](page:werkwijze-blocks-email).',
        'Not bookkeeping. The block makes invoices, tracks whether they are paid and sends three reminders. The ledger stays where it is; a file goes there each night.\n\nNot a till either: for payment we connect a payment service. It needs the blocks [PDF](page:werkwijze-blocks-pdf) and [E-mail](page:werkwijze-blocks-email).',
      ),
      link: toPage('projecten-tenants', t('Tenants bekijken', 'See tenants')),
      image: image('case-tenants'),
      caption: t('tenants: elke verhoging met de berekening erbij', 'tenants: every increase shows its sums'),
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('In getallen', 'In figures'),
      items: [
        fitting('invoicing'),
        {
          value: t('50 tegelijk', '50 at once'),
          label: t('vastgezet in de test, geen gat, geen dubbele', 'fixed in the test, no gap, no double'),
        },
        {
          value: t('1 cent', '1 cent'),
          label: t('verschil is genoeg om de bouw te stoppen', 'of difference is enough to stop the build'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Leg uw vreemdste factuur voor', 'Show us your strangest invoice'),
      text: t(
        'Deelleveringen, voorschotten, drie tarieven op één blad: daar begint het gesprek.',
        'Part deliveries, advances, three rates on one sheet: that is where the talk begins.',
      ),
      link: toPage('belafspraak', t('Plan een half uur', 'Plan half an hour')),
      tone: 'primary',
    },
  ],
}
