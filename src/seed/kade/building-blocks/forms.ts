import { image, rich, t, toPage } from '@/blocks/draft'
import type { PageSeed } from '../../types'
import { fitting } from './fitting'
import { keepingRobotsOut } from './forms-robots'
import { formsQuestions } from './questions'

const schema = `export const quoteRequest = z.object({
  company: z.string().trim().min(2).max(120),
  email: z.email(),
  widthInMillimetres: z.coerce.number().int().min(200).max(2_400),
  startsOn: z.iso.date().optional(),
})`

export const forms: PageSeed = {
  key: 'werkwijze-blocks-forms',
  title: t('Formulieren die mensen afmaken', 'Forms that people finish'),
  seo: {
    description: t(
      'Formulieren die u zelf samenstelt: één stel regels voor browser en server, fouten in gewone taal en gegevens die op tijd verdwijnen.',
      'Forms you put together yourself: one set of rules for browser and server, errors in plain words and data that goes away in time.',
    ),
    image: 'case-gespotenpanelen',
  },
  blocks: [
    {
      blockType: 'hero',
      variant: 'statement',
      kicker: t('Bouwblok Formulieren', 'Building block: Forms'),
      heading: t('Elke vraag kost een lezer', 'Every question costs a reader'),
      intro: t(
        'Het beste veld is het veld dat u weglaat. Voor de velden die blijven, is dit blok.',
        'The best field is the one you leave out. For those that stay, there is this block.',
      ),
    },
    {
      blockType: 'mediaText',
      variant: 'right',
      ratio: 'portrait',
      heading: t('Samenstellen zonder bouwer', 'Composed without a builder'),
      content: rich(
        'Uw redacteur kiest velden, zet ze in volgorde en schrijft er de uitleg bij. Een veld kan wachten op een ander: wie een bedrijf is, krijgt een vraag meer.\n\nBij elk formulier hoort een bewaartermijn. Is die verstreken, dan wist het blok de inzendingen zelf. De wet vraagt dat; een agenda-afspraak vergeet het.',
        'Your editor picks fields, puts them in order and writes the explanation. A field can wait for another: whoever is a company gets one question more.\n\nEvery form has a retention period. Once it has passed, the block erases the submissions by itself. The law asks for it; a note in a diary forgets it.',
      ),
      link: toPage('projecten-gespotenpanelen', t('Gespotenpanelen bekijken', 'See gespotenpanelen')),
      image: image('case-gespotenpanelen'),
      caption: t('gespotenpanelen: zes vragen, één prijs', 'gespotenpanelen: six questions, one price'),
    },
    {
      blockType: 'code',
      language: 'typescript',
      filename: 'quote-request.ts',
      code: schema,
      caption: t(
        'De browser en de server lezen dit ene bestand. De ene om snel te helpen, de andere om niets te geloven.',
        'Browser and server read this one file. The first to help quickly, the second to believe nothing.',
      ),
    },
    {
      blockType: 'features',
      variant: 'columns',
      columns: 'three',
      tone: 'subtle',
      heading: t('Fouten maken mag', 'Errors are allowed'),
      items: [
        {
          title: t('In gewone taal', 'In plain words'),
          text: t(
            'Niet: ongeldige invoer. Wel: een breedte ligt tussen 200 en 2.400 millimeter.',
            'Not: invalid input. But: a width lies between 200 and 2,400 millimetres.',
          ),
        },
        {
          title: t('Te horen', 'Audible'),
          text: t(
            'Een schermlezer leest de fouten voor en springt naar het eerste veld. WCAG 2.2, niveau AA.',
            'A screen reader speaks the errors and jumps to the first field. WCAG 2.2, level AA.',
          ),
        },
        {
          title: t('Niets kwijt', 'Nothing lost'),
          text: t(
            'Wat ingevuld was, blijft staan. Ook na een storing, ook na terug en vooruit.',
            'What was filled in stays. After a failure too, and after going back and forth.',
          ),
        },
      ],
    },
    {
      blockType: 'comparison',
      heading: t('Robots buiten houden', 'Keeping robots out'),
      options: [
        { name: t('Een plaatjespuzzel', 'A picture puzzle') },
        { name: t('Dit blok', 'This block'), highlighted: true },
      ],
      rows: keepingRobotsOut,
    },
    {
      blockType: 'faq',
      heading: t('Nog twee vragen', 'Two more questions'),
      items: formsQuestions,
    },
    {
      blockType: 'stats',
      variant: 'row',
      tone: 'inverse',
      heading: t('In getallen', 'In figures'),
      items: [
        fitting('forms'),
        {
          value: t('3 seconden', '3 seconds'),
          label: t('sneller vult geen mens iets in', 'is faster than anybody fills in a form'),
        },
        {
          value: t('1 MB', '1 MB'),
          label: t('per inzending, bijlagen apart', 'a submission, attachments apart'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      heading: t('Ons eigen formulier heeft drie zinnen', 'Our own form has three sentences'),
      text: t(
        'Het draait op dit blok. Probeer het stuk te maken.',
        'It runs on this block. Try to break it.',
      ),
      link: toPage('contact', t('Probeer het', 'Try it')),
      tone: 'primary',
    },
  ],
}
