import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { testSites, week } from './test-sites'

export const webApplicationUtrecht: PageSeed = {
  key: 'web-applicatie-utrecht',
  title: t('Webapplicatie laten maken in Utrecht', 'A web application, made in Utrecht'),
  seo: {
    description: t(
      'Webapplicaties uit Utrecht, getest waar ze gebruikt worden: in de werfkelder, de tram, het magazijn en op de markt in de regen.',
      'Web applications from Utrecht, tested where they are used: in the wharf cellar, the tram, the warehouse and the market in the rain.',
    ),
    image: 'canal-plan',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'exhibit',
      kicker: t('Webapplicatie, Utrecht', 'Web application, Utrecht'),
      heading: t('Getest in de kelder', 'Tested in the cellar'),
      intro: t(
        'En in de tram, en op zaterdag op de markt. Een webapplicatie werkt pas als ze werkt waar uw mensen staan.',
        'And in the tram, and in the market on a Saturday. A web application works only once it works where your people stand.',
      ),
      image: image('canal-plan'),
      caption: t(
        'De stip is ons bureau. Getest wordt in het zwarte',
        'The dot is our office. Testing is done in the black',
      ),
      actions: [{ link: toPage('contact', t('Waar staan uw mensen?', 'Where do your people stand?')) }],
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      heading: t('Zes plekken in de stad', 'Six places in town'),
      intro: t(
        'Voordat iets af heet, gaat het mee naar buiten. De route ligt vast; u mag er een plek aan toevoegen.',
        'Before anything is called finished, it goes outside. The route is fixed; you may add a place.',
      ),
      items: testSites,
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('Wat we er meten', 'What we measure there'),
      items: [
        {
          value: t('1,9 s', '1.9 s'),
          label: t('tot het eerste scherm, in de kelder', 'until the first screen, in the cellar'),
          note: t('Met één streepje. Boven, op straat, 0,7.', 'With one bar. Upstairs, on the street, 0.7.'),
        },
        {
          value: t('11 telefoons', '11 phones'),
          label: t('in de la, de oudste van 2019', 'in the drawer, the oldest from 2019'),
          note: t('Alle elf gaan mee, elke keer.', 'All eleven come along, each time.'),
        },
        {
          value: t('2 dagen', '2 days'),
          label: t('buiten, per project', 'outdoors, for each project'),
          note: t(
            'Eén droog, één nat. Op nat wachten we zelden lang.',
            'One dry, one wet. We seldom wait long for wet.',
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'columns',
      heading: t('Voor wie in deze stad', 'For whom in this town'),
      content: rich(
        '**Wie onderweg werkt.** Wijkteams, monteurs, koeriers: ze hebben één hand vrij en dertig seconden. Dat vraagt om grote knoppen, weinig woorden en een scherm dat zonder netwerk doorgaat.\n\n**Wie aan een balie zit.** Een vereniging, een praktijk, een verhuurder. Daar kijkt iemand mee over de schouder, en mag er dus niet te veel op staan.\n\n**Wie samenwerkt met anderen.** In Utrecht zit bijna iedereen naast een koepel, een gemeente of een universiteit. Gegevens moeten [eruit kunnen](page:oplossingen-api-koppelingen), in een vorm die de ander kan lezen, zonder dat die een account nodig heeft.',
        '**Those who work on the road.** District nurses, fitters, couriers: they have one hand free and thirty seconds. That calls for large buttons, few words and a screen that carries on without a network.\n\n**Those behind a counter.** An association, a practice, a landlord. Somebody looks over their shoulder, so there must not be too much on the screen.\n\n**Those who work with others.** In Utrecht nearly everyone sits beside a federation, a municipality or a university. Data must be able to [get out](page:oplossingen-api-koppelingen), in a form the other can read, without needing an account.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      tone: 'subtle',
      heading: t('Zes ploegen in en om de stad', 'Six crews in and around town'),
      content: rich(
        'Utrecht-Noord, Utrecht-West, Nieuwegein, Amersfoort, Gouda, Woerden, en een storingsdienst voor het hele gebied. Hun planning staat op een wandscherm in de hal en op veertig telefoons, ook in ketelhuizen zonder bereik.',
        'North and west Utrecht, Nieuwegein, Amersfoort, Gouda, Woerden, and a breakdown service for the whole area. Their schedule is on a wall screen in the hall and on forty phones, also in boiler houses without a signal.',
      ),
      link: toPage('projecten-3os', t('Lees over 3os', 'Read about 3os')),
      image: image('case-3os'),
      ratio: 'landscape',
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Een week, half bij u', 'A week, half of it at your place'),
      items: week,
    },
    {
      blockType: 'banner',
      tone: 'subtle',
      text: t(
        'Waar een webapplicatie aan moet voldoen, en wat ze kost.',
        'What a web application must live up to, and what it costs.',
      ),
      link: toPage(
        'oplossingen-web-applicaties',
        t('Lees over webapplicaties', 'Read about web applications'),
      ),
    },
    {
      blockType: 'callToAction',
      heading: t('Waar werkt het nu niet?', 'Where does it not work now?'),
      text: t(
        'Noem de plek. We gaan er met elf telefoons heen en sturen u op wat we zien.',
        'Name the place. We will go there with eleven phones and send you what we see.',
      ),
      link: toPage('contact', t('Noem de plek', 'Name the place')),
      tone: 'primary',
    },
  ],
}
