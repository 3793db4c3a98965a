import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { cuttingList, decisions, oneOrder } from './gespotenpanelen-story'

export const gespotenpanelen: PageSeed = {
  key: 'projecten-gespotenpanelen',
  paths: t('/projecten/gespotenpanelen', '/cases/gespotenpanelen'),
  title: t('gespotenpanelen, een winkel op maat', 'gespotenpanelen, a made-to-measure shop'),
  seo: {
    description: t(
      'Een webwinkel waarin maat, profiel en kleur vrij zijn en de prijs toch vaststaat. De klant ziet zijn paneel, de zaag krijgt een lijst.',
      'A web shop where size, profile and colour are free and the price is fixed all the same. The customer sees a panel, the saw gets a list.',
    ),
    image: 'case-gespotenpanelen',
  },
  blocks: [
    {
      blockType: 'caseHeader',
      heading: t('gespoten\u00adpanelen', 'gespoten\u00adpanelen'),
      summary: t(
        'Een winkel waarin maat, profiel en kleur vrij zijn en de prijs toch vaststaat. De klant ziet zijn paneel; de werkplaats krijgt een zaaglijst.',
        'A shop in which size, profile and colour are free and the price is fixed all the same. The customer sees a panel; the workshop gets a cutting list.',
      ),
      image: image('case-gespotenpanelen'),
      sector: t('Maakindustrie', 'Manufacturing'),
      year: '2022',
      duration: t('10 weken', '10 weeks'),
      facts: [
        { label: t('Kleuren', 'Colours'), value: t('1.950, en elke NCS-code', '1,950, and any NCS code') },
        {
          label: t('Maten', 'Sizes'),
          value: t('80 tot 2.780 mm, per millimeter', '80 to 2,780 mm, by the millimetre'),
        },
        { label: t('Bouwers', 'Builders'), value: t('2', '2') },
        {
          label: t('Gebouwd met', 'Built with'),
          value: t('TypeScript, PostgreSQL, iDEAL', 'TypeScript, PostgreSQL, iDEAL'),
        },
        { label: t('In gebruik sinds', 'In use since'), value: t('april 2022', 'April 2022') },
      ],
    },
    {
      blockType: 'richText',
      measure: 'lead',
      heading: t('Een offerte kostte anderhalve dag', 'A quotation took a day and a half'),
      content: rich(
        'Een keuken is twintig maten en één kleur. De klant mailde een schets, de werkplaats rekende in haar hoofd, de klant mailde een andere kleur. Van de tien offertes werden er drie een bestelling, en in één van de drie stond een tikfout.\n\nDe tikfout was het dure deel. Een paneel dat twee centimeter te smal is, kan niet meer terug in de plaat.',
        'A kitchen is twenty sizes and one colour. The customer sent a sketch, the workshop did the sum in its head, the customer wrote back with another colour. Three quotations in ten became an order, and one of the three contained a slip.\n\nThe slip was the costly part. A panel that is two centimetres too narrow cannot go back into the sheet.',
      ),
    },
    {
      blockType: 'timeline',
      tone: 'subtle',
      heading: t('Bestelling 10482', 'Order 10482'),
      intro: t(
        'Zes keukenfronten, acht laden en twee plinten, in één kleur groen.',
        'Six kitchen fronts, eight drawers and two plinths, in one shade of green.',
      ),
      items: oneOrder,
    },
    {
      blockType: 'code',
      language: 'text',
      filename: '10482.csv',
      code: cuttingList,
      caption: t(
        'De zaaglijst, zoals de zaag haar leest. Geen mens typt een maat over.',
        'The cutting list, as the saw reads it. Nobody retypes a measure.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'two',
      heading: t('Wat het laat werken', 'What makes it work'),
      items: decisions,
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      tone: 'subtle',
      heading: t('De helft stond er al', 'Half of it was there already'),
      content: rich(
        'Betalen, [facturen](page:werkwijze-blocks-invoicing), [e-mail](page:werkwijze-blocks-email), een klantaccount, [beelden](page:werkwijze-blocks-media) in de juiste maat: dat zijn bouwblokken die we in eerdere projecten hadden gelegd. Ze kostten samen negen dagen.\n\nDe andere acht weken gingen naar wat alleen hier zo gaat: de prijs, de zaaglijst en de wachtrij bij de spuitcabine.',
        'Paying, [invoices](page:werkwijze-blocks-invoicing), [e-mail](page:werkwijze-blocks-email), a customer’s account, [images](page:werkwijze-blocks-media) in the right size: those are building blocks we had laid in earlier projects. Together they took nine days.\n\nThe other eight weeks went to what only happens here: the price, the cutting list and the queue at the spray booth.',
      ),
      link: toPage('werkwijze-blocks', t('Bekijk de bouwblokken', 'See the building blocks')),
      image: image('building-blocks'),
      ratio: 'original',
    },
    {
      blockType: 'richText',
      measure: 'reading',
      heading: t('38 bestellingen onder kostprijs', '38 orders below cost'),
      content: rich(
        'De eerste formule was te goedkoop voor kleine laden. Ze rekende het wisselen van kleur per bestelling, terwijl de cabine per spuitgang wordt schoongemaakt. Wie acht laden in vier kleuren bestelde, kreeg drie schoonmaakbeurten cadeau.\n\nWe zagen het in de derde week, omdat de werkplaats haar minuten aftekent en het systeem ze naast de berekende legt. Toen waren er 38 bestellingen verkocht onder kostprijs. De formule was dezelfde middag goed. Dat scherm, berekend naast gewerkt, zou een bijzaak zijn. Het is nu het scherm waar de maandag mee begint.\n\nEen paneel in drie dimensies, draaibaar, hebben we niet gebouwd. Klanten vroegen om een staal zo groot als een briefkaart. Dat kost vijf euro, en wie er een bestelt, stuurt bijna nooit meer iets terug.',
        'The first formula was too cheap for small drawers. It counted a change of colour per order, while the booth is cleaned per run. Whoever ordered eight drawers in four colours got three cleanings for free.\n\nWe saw it in the third week, because the workshop ticks off its minutes and the system lays them beside the calculated ones. By then 38 orders had been sold below cost. The formula was right the same afternoon. That screen, calculated beside worked, was to be a detail. It is now the screen that Mondays begin with.\n\nA panel in three dimensions, to be turned around, we did not build. Customers asked for a sample the size of a postcard. It costs five euros, and those who order one hardly ever send anything back.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      tone: 'inverse',
      heading: t('Na twee jaar', 'After two years'),
      items: [
        {
          value: t('3 min', '3 min'),
          label: t('van maat naar vaste prijs', 'from size to fixed price'),
          note: t(
            'Was anderhalve dag. Mediaan van 4.100 bezoeken.',
            'Was a day and a half. Median of 4,100 visits.',
          ),
        },
        {
          value: t('1 op 190', '1 in 190'),
          label: t('panelen moet opnieuw', 'panels has to be made again'),
          note: t('Was 1 op 41.', 'Was 1 in 41.'),
        },
        {
          value: t('5 dagen', '5 days'),
          label: t('van bestelling tot vrachtwagen', 'from order to lorry'),
          note: t('Was negen.', 'Was nine.'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Zit uw prijs in iemands hoofd?', 'Is your price in somebody’s head?'),
      text: t(
        'Dan past ze meestal op één vel. We komen een ochtend rekenen.',
        'Then it usually fits on one sheet. We will come and do sums for a morning.',
      ),
      link: toPage('contact', t('Reken met ons mee', 'Do the sum with us')),
      tone: 'primary',
    },
  ],
}
