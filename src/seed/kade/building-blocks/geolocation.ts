import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

export const geolocation: PageSeed = {
  key: 'werkwijze-blocks-geolocation',
  title: t('Plaatsbepaling: van adres naar kaart', 'Geolocation: from address to map'),
  seo: {
    description: t(
      'Adressen die bestaan, afstanden over de weg en zoeken op de kaart, met PostGIS en open gegevens. Zonder dat een ander uw klanten ziet.',
      'Addresses that exist, distances by road and searching on a map, with PostGIS and open data. Without a stranger seeing your customers.',
    ),
    image: 'case-makemaps',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      image: image('canal-plan'),
      kicker: t('Bouwblok Plaatsbepaling', 'Building block: Geolocation'),
      heading: t('Waar is dat precies?', 'Where is that, exactly?'),
      intro: t(
        'Een postcode is een straatkant, een adres is een voordeur, en een monteur zoekt de ingang van het magazijn.',
        'A postcode is one side of a street, an address is a front door, and a fitter looks for the warehouse entrance.',
      ),
    },
    {
      blockType: 'columns',
      heading: t('Drie vragen', 'Three questions'),
      items: [
        {
          content: rich(
            '**Bestaat het adres?** Bij het intypen vergelijkt het blok met de BAG, het register van alle Nederlandse adressen. Toevoeging vergeten? Dan staan de mogelijkheden er.',
            '**Does the address exist?** While you type, the block compares with the BAG, the register of all Dutch addresses. Forgot the suffix? The possibilities are shown.',
          ),
        },
        {
          content: rich(
            '**Wat is dichtbij?** Hemelsbreed voor een lijst, over de weg voor een planning. In een stad met twee rivieren scheelt dat een factor drie.',
            '**What is near?** As the crow flies for a list, by road for a schedule. In a town with two rivers that differs threefold.',
          ),
        },
        {
          content: rich(
            '**Valt het erbinnen?** Werkgebieden, wijken en zones zijn vlakken op de kaart. Een adres op de grens krijgt een mens te zien, geen muntje.',
            '**Is it inside?** Service areas, districts and zones are areas on the map. An address on the border goes to a person, not to the toss of a coin.',
          ),
        },
      ],
    },
    {
      blockType: 'code',
      language: 'sql',
      filename: 'nearest-depots.sql',
      tone: 'subtle',
      code: `select depot.name, round(st_distance(depot.place, job.place)) as metres
from depots depot, jobs job
where job.id = $1 and st_dwithin(depot.place, job.place, 25000)
order by depot.place <-> job.place
limit 3;`,
      caption: t(
        'De drie dichtstbijzijnde loodsen binnen 25 kilometer, uit een ruimtelijke index. Twee milliseconden.',
        'The three nearest depots within 25 kilometres, from a spatial index. Two milliseconds.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      ratio: 'landscape',
      heading: t('Twee stelsels, één plek', 'Two systems, one place'),
      content: rich(
        'Telefoons spreken WGS84, in graden. De Nederlandse overheid tekent in het Rijksdriehoeksstelsel, in meters, met de Lieve Vrouwetoren in Amersfoort als oud middelpunt. Wie ze door elkaar haalt, zet een woning in de Noordzee.\n\nHet blok bewaart één stelsel en rekent om aan de rand. Kaarttegels komen van uw eigen server, uit open gegevens; er gaat geen adres van een klant naar een kaartenbedrijf.',
        'Phones speak WGS84, in degrees. The Dutch government draws in its own grid, in metres, with a church tower in Amersfoort as its old centre. Mix the two up and you put a house in the North Sea.\n\nThe block stores one system and converts at the edge. Map tiles come from your own server, from open data; no customer’s address goes to a map company.',
      ),
      link: toPage('projecten-makemaps', t('makemaps bekijken', 'See makemaps')),
      image: image('case-makemaps'),
      caption: t(
        'makemaps: een wandeling die aan de straat blijft plakken',
        'makemaps: a walk that sticks to the street',
      ),
    },
    {
      blockType: 'stats',
      variant: 'row',
      heading: t('In getallen', 'In figures'),
      items: [
        fitting('geolocation'),
        {
          value: t('9 miljoen', '9 million'),
          label: t('adressen, naar beneden afgerond', 'addresses, rounded down'),
          note: t('In het register, elke maand bijgewerkt.', 'In the register, updated every month.'),
        },
        {
          value: t('10 meter', '10 metres'),
          label: t('nauwkeurig, met een telefoon buiten', 'of accuracy, with a phone outdoors'),
          note: t('Binnen eerder vijftig.', 'Indoors rather fifty.'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: [
        {
          question: t('Kunnen we onze bussen volgen?', 'Can we track our vans?'),
          answer: rich(
            'Technisch wel. We doen het alleen als de bestuurder het weet, het buiten werktijd uitgaat en er een reden op papier staat. Meestal blijkt een knop met “ik ben er” genoeg.',
            'Technically, yes. We only do it if the driver knows, if it stops outside working hours and if there is a reason on paper. Mostly a button saying “I am here” turns out to do.',
          ),
        },
        {
          question: t('Hoe vers is de kaart?', 'How fresh is the map?'),
          answer: rich(
            'Adressen worden elke maand ververst, de kaart elk kwartaal. Een nieuwbouwwijk kan dus bestaan voordat zij gevonden wordt; wie daar woont, zet zelf een punt.',
            'Addresses are refreshed every month, the map every quarter. So a new estate may exist before it can be found; whoever lives there puts a dot themselves.',
          ),
        },
        {
          question: t('En adressen over de grens?', 'And addresses abroad?'),
          answer: rich(
            'Vlaanderen en Duitsland hebben vergelijkbare open registers. Daarbuiten koppelen we een dienst, en zeggen we erbij wat die te zien krijgt.',
            'Flanders and Germany have comparable open registers. Beyond those we connect a service, and say what it gets to see.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Geef ons tien lastige adressen', 'Give us ten awkward addresses'),
      link: toPage('contact', t('Stuur ze op', 'Send them in')),
      tone: 'primary',
    },
  ],
}
