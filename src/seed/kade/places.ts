import { t } from '@/blocks/draft'

/** Who does what at Kade: nine desks, no names. */
export const places = [
  {
    role: t('De onderste verdieping', 'The lower floor'),
    text: t(
      'Vier plekken. Tabellen, regels, koppelingen en de tests die alles bijeenhouden.',
      'Four desks. Tables, rules, connections and the tests that hold it all together.',
    ),
  },
  {
    role: t('De bovenste verdieping', 'The upper floor'),
    text: t(
      'Twee plekken. Schermen, letters, toetsenbord, en alles wat iemand de hele dag ziet.',
      'Two desks. Screens, type, keyboard, and all that somebody sees all day.',
    ),
  },
  {
    role: t('De tekentafel', 'The drawing table'),
    text: t(
      'Eén plek. Week één bij u, en daarna het vel waar alles op past.',
      'One desk. Week one at your place, and after that the sheet on which it all fits.',
    ),
  },
  {
    role: t('Het onderhoud', 'The maintenance'),
    text: t(
      'Eén plek. Bijwerken, bewaken, en bellen voordat u belt. De nachten doen de bouwers om beurten.',
      'One desk. Updating, watching, and ringing before you ring. The builders take the nights in turns.',
    ),
    email: 'onderhoud@kade.example',
  },
  {
    role: t('Het kantoor', 'The office'),
    text: t(
      'Eén plek. Contracten, facturen, de sleutel van de deur en de koffie van vrijdag.',
      'One desk. Contracts, invoices, the key to the door and the coffee on Friday.',
    ),
    email: 'kantoor@kade.example',
  },
] as const
