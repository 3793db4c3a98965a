import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'

export const cms: PageSeed = {
  key: 'werkwijze-blocks-cms',
  title: t('CMS: pagina’s die redacteuren zelf bouwen', 'CMS: pages that editors build themselves'),
  seo: {
    description: t(
      'Een CMS waarin een redacteur alles mag en niets stukmaakt: blokken, versies en publicatie per taal, voor één site of voor vijftig.',
      'A CMS in which editors may do anything and break nothing: blocks, versions and publication per language, for one site or for fifty.',
    ),
    image: 'quay-front',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok CMS', 'Building block: CMS'),
      heading: t('Alles mogen, niets stukmaken', 'Change anything, break nothing'),
      intro: t(
        'Een redacteur kiest woorden, beelden en volgorde. De vorm ligt vast, en dus blijft de pagina heel.',
        'An editor chooses words, images and order. The form is fixed, and so the page stays whole.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'left',
      ratio: 'landscape',
      heading: t('Veel gevels, één huis', 'Many façades, one house'),
      content: rich(
        'Het blok draait op Payload en Postgres. Eén installatie bedient meer bedrijven, elk met eigen domeinen, talen, kleuren en redacteuren, en geen van hen ziet de ander.\n\nDeze site is er het bewijs van. Wat u nu leest, staat in velden die een redacteur kan veranderen.',
        'The block runs on Payload and Postgres. One installation serves several companies, each with its own domains, languages, colours and editors, and none of them sees another.\n\nThis site is the proof of it. What you are reading now stands in fields that an editor can change.',
      ),
      image: image('quay-front'),
    },
    {
      blockType: 'features',
      variant: 'list',
      heading: t('Wat er besloten is', 'What has been decided'),
      items: [
        {
          title: t('Een adres is een rij', 'An address is a row'),
          text: t(
            'Elk webadres is een record in een tabel, uniek per domein en taal. Eén gelezen index vindt de pagina, met tien adressen of met honderdduizend.',
            'Every web address is a record in a table, unique per domain and language. One index read finds the page, among ten addresses or a hundred thousand.',
          ),
        },
        {
          title: t('Publiceren gaat per taal', 'Publishing goes by language'),
          text: t(
            'Een halve vertaling gaat niet online, en valt ook nooit stilletjes terug op de andere taal. Tot die tijd bestaat de bladzijde daar niet.',
            'Half a translation does not go live, nor does it silently fall back on the other language. Until then the page does not exist there.',
          ),
        },
        {
          title: t('Verhuizen laat een spoor na', 'Moving leaves a trail'),
          text: t(
            'Wie een adres verandert, krijgt er een doorverwijzing bij. Ketens worden ingekort; een kringetje wordt geweigerd.',
            'Whoever changes an address gets a redirect with it. Chains are shortened; a loop is refused.',
          ),
        },
        {
          title: t('In gebruik is in gebruik', 'In use is in use'),
          text: t(
            'Een beeld of formulier dat ergens staat, kan niet weg. U krijgt de lijst van plaatsen te zien.',
            'An image or form that stands somewhere cannot be deleted. You are shown the list of places.',
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'columns',
      tone: 'subtle',
      heading: t('Wat het project nog doet', 'What is left to the project'),
      content: rich(
        'Het blok brengt het bureau mee: rechten, versies, voorvertoning, geplande publicatie, sjablonen. Het brengt geen ontwerp mee. Welke secties een pagina kan hebben, tekenen we voor u; dat zijn er meestal tussen de tien en de twintig.\n\nOok het overzetten van een oude site is projectwerk. We schrijven er een script voor dat u tien keer kunt draaien voordat het telt.\n\nNodig is het blok [Media](page:werkwijze-blocks-media). [Blog](page:werkwijze-blocks-blog) en [Zoeken](page:werkwijze-blocks-search) sluiten erop aan.',
        'The block brings the desk: permissions, versions, preview, scheduled publication, templates. It brings no design. Which sections a page may have, we draw for you; usually between ten and twenty.\n\nMoving an old site across is project work too. We write a script for it that you can run ten times before it counts.\n\nIt needs the block [Media](page:werkwijze-blocks-media). [Blog](page:werkwijze-blocks-blog) and [Search](page:werkwijze-blocks-search) connect to it.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'row',
      heading: t('In getallen', 'In figures'),
      items: [
        fitting('cms'),
        {
          value: t('2 seconden', '2 seconds'),
          label: t('van publiceren tot zichtbaar', 'from publish to visible'),
          note: t(
            'Op elk domein en elke server, als bovengrens.',
            'On every domain and server, as the upper limit.',
          ),
        },
        {
          value: t('30 blokken', '30 blocks'),
          label: t('op één pagina, nog vlot te bewerken', 'on one page, still quick to edit'),
          note: t('Daarboven is het geen pagina meer.', 'Beyond that it is no longer a page.'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen', 'Questions'),
      items: [
        {
          question: t('Kunnen we ervanaf?', 'Can we leave it?'),
          answer: rich(
            'Ja. Alles staat in gewone tabellen in uw eigen Postgres, en elke pagina is als JSON op te vragen.',
            'Yes. Everything is in ordinary tables in your own Postgres, and every page can be had as JSON.',
          ),
        },
        {
          question: t('Kan er machinaal vertaald worden?', 'Can it translate by machine?'),
          answer: rich(
            'Met een taalmodel naar keuze, per veld of per pagina. De uitkomst is een concept; een mens publiceert.',
            'With a language model of your choice, by field or by page. The result is a draft; a person publishes.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Probeer het met uw lastigste pagina', 'Try it with your hardest page'),
      text: t(
        'Stuur een adres. We zeggen in welke blokken die pagina uiteenvalt en wat er overblijft.',
        'Send an address. We tell you into which blocks that page falls apart, and what remains.',
      ),
      link: toPage('contact', t('Stuur een adres', 'Send an address')),
      tone: 'primary',
    },
  ],
}
