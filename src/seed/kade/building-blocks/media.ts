import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'
import { mediaQuestions } from './questions'

const markup = `<img
  src="/_ipx/f_webp,w_1024/raster.webp"
  srcset="/_ipx/f_webp,w_640/raster.webp 640w,
          /_ipx/f_webp,w_1024/raster.webp 1024w,
          /_ipx/f_webp,w_1536/raster.webp 1536w"
  sizes="(min-width: 1024px) 58vw, 100vw"
  width="2400" height="1500" loading="lazy"
  alt="A harbour crane over the water in a coarse print raster">`

export const media: PageSeed = {
  key: 'werkwijze-blocks-media',
  title: t('Media: één bestand erin, elke maat eruit', 'Media: one file in, every size out'),
  seo: {
    description: t(
      'Een beeldbank die uitsnijdt, verkleint, ontsmet en onthoudt waar alles staat. Met een brandpunt in plaats van tien uitsneden per foto.',
      'An image library that crops, scales, disinfects and remembers where things stand. With a focal point instead of ten crops a photo.',
    ),
    image: 'raster',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'immersive',
      image: image('raster'),
      kicker: t('Bouwblok Media', 'Building block: Media'),
      heading: t('De kraan blijft in beeld', 'The crane stays in view'),
      intro: t(
        'U wijst één keer aan waar het om gaat. Elke uitsnede, breed of hoog, houdt zich daaraan.',
        'You point out once what matters. Every crop, wide or tall, keeps to that.',
      ),
    },
    {
      blockType: 'steps',
      variant: 'line',
      heading: t('Wat er met een upload gebeurt', 'What becomes of an upload'),
      items: [
        {
          title: t('Bewijzen', 'Proving'),
          text: t(
            'Het bestand wordt helemaal uitgepakt. Een plaatje dat dat niet is, komt niet verder dan hier, hoe het ook heet.',
            'The file is decoded in full. A picture that is not one gets no further, whatever it is called.',
          ),
        },
        {
          title: t('Ontsmetten', 'Disinfecting'),
          text: t(
            'De plaats waar de foto genomen is, gaat eruit. Een SVG verliest zijn scripts. Een plaatje van een miljard punten stopt bij een grens.',
            'The place where the photo was taken is removed. An SVG loses its scripts. A picture of a billion pixels stops at a limit.',
          ),
        },
        {
          title: t('Herkennen', 'Recognising'),
          text: t(
            'Dezelfde foto twee keer? Dan krijgt u de eerste terug, met wie hem plaatste.',
            'The same photo twice? Then you get the first one back, and who placed it.',
          ),
        },
        {
          title: t('Beschrijven', 'Describing'),
          text: t(
            'Zonder beschrijving in elke taal kan een beeld niet op een pagina. Dat is geen pesterij, dat is WCAG.',
            'Without a description in every language an image cannot go on a page. That is not pestering, it is WCAG.',
          ),
        },
      ],
    },
    {
      blockType: 'richText',
      measure: 'columns',
      tone: 'subtle',
      heading: t('Waarom niet alle maten vooraf', 'Why not all sizes beforehand'),
      content: rich(
        'Zes breedten, twee dichtheden, twee formaten: vierentwintig bestanden per foto, waarvan er vijf ooit worden opgevraagd. Dit blok maakt een maat pas bij de eerste vraag, en bewaart haar dan een jaar.\n\nDe toegestane breedten staan vast. Wie er duizend andere probeert, krijgt een foutmelding in plaats van uw schijf vol.\n\nElk beeld draagt zijn breedte en hoogte mee, zodat de tekst niet verspringt. Tot het er is, staat er een waas van tien bij tien punten.',
        'Six widths, two densities, two formats: twenty-four files a photo, of which five are ever asked for. This block makes a size at the first request, and then keeps it for a year.\n\nThe permitted widths are fixed. Whoever tries a thousand others gets an error instead of your disk full.\n\nEach image carries its width and height, so that text does not jump. Until it is there, a haze of ten by ten dots stands in.',
      ),
    },
    {
      blockType: 'code',
      language: 'html',
      filename: 'raster.html',
      code: markup,
      caption: t(
        'Wat de browser krijgt. Hij kiest zelf; er komt geen script aan te pas.',
        'What the browser gets. It chooses by itself; no script is involved.',
      ),
    },
    {
      blockType: 'stats',
      variant: 'leading',
      heading: t('In getallen', 'In figures'),
      items: [
        {
          value: t('5 van 24', '5 of 24'),
          label: t('maten van een foto worden ooit opgevraagd', 'sizes of a photo are ever asked for'),
          note: t('De andere negentien bestaan dus niet.', 'So the other nineteen do not exist.'),
        },
        fitting('media'),
        {
          value: t('0,00', '0.00'),
          label: t('verspringing door beelden (CLS)', 'of layout shift by images (CLS)'),
        },
      ],
    },
    {
      blockType: 'faq',
      heading: t('Vragen over beelden', 'Questions about images'),
      items: mediaQuestions,
    },
    {
      blockType: 'callToAction',
      heading: t('Media staat zelden alleen', 'Media rarely stands alone'),
      text: t(
        'Het ligt onder het CMS, en dat onder de blog.',
        'It lies below the CMS, and that below the blog.',
      ),
      link: toPage('werkwijze-blocks', t('Alle bouwblokken', 'All building blocks')),
    },
  ],
}
