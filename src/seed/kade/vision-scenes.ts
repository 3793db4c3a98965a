import { t } from '@/blocks/draft'

/** What happens to a machine’s software during the machine’s life. */
export const thirtyYears = [
  {
    moment: t('Jaar 1', 'Year 1'),
    title: t('Alles klopt', 'Everything is right'),
    text: t(
      'De maker staat ernaast. Wie iets wil weten, vraagt het.',
      'Its maker stands beside it. Whoever wants to know something asks.',
    ),
  },
  {
    moment: t('Jaar 7', 'Year 7'),
    title: t('De leverancier stopt', 'The supplier stops'),
    text: t(
      'Niet de machine, maar het besturingssysteem waar haar scherm op draait. Bijwerken kan niet meer, losmaken van het netwerk wel.',
      'Not of the machine, but of the system its screen runs on. It can no longer be updated, only unplugged.',
    ),
  },
  {
    moment: t('Jaar 15', 'Year 15'),
    title: t('De maker gaat met pensioen', 'The maker retires'),
    text: t(
      'Hij laat een map achter. Er staat in wat elk getal doet, maar niet waarom het zo staat.',
      'He leaves a binder. It says what each number does, but not why it is set that way.',
    ),
  },
  {
    moment: t('Jaar 22', 'Year 22'),
    title: t('Een nieuwe eigenaar', 'A new owner'),
    text: t(
      'De machine verhuist naar een ander land. Haar taal verhuist mee, en niemand spreekt die daar.',
      'The machine moves to another country. Its language moves along, and nobody speaks it there.',
    ),
  },
  {
    moment: t('Jaar 30', 'Year 30'),
    title: t('Ze freest nog', 'It still mills'),
    text: t(
      'Op een honderdste millimeter nauwkeurig. Aan het ijzer lag het nooit.',
      'To a hundredth of a millimetre. It was never the iron’s fault.',
    ),
  },
] as const

export const propositions = [
  {
    title: t('Laat stroken vrij', 'Leave strips free'),
    text: t(
      'Open formaten, beschreven ingangen, een uitgang die elke nacht getest wordt. Ook als niemand erom vraagt.',
      'Open formats, documented ways in, a way out that is tested every night. Even if nobody asks for it.',
    ),
  },
  {
    title: t('Ontwerp het midden', 'Design the middle'),
    text: t(
      'Een overgang van twee jaar is geen hinder maar een product. Oud en nieuw lopen naast elkaar, en elk verschil heeft een naam.',
      'A transition of two years is not a nuisance but a product. Old and new run side by side, and every difference has a name.',
    ),
  },
  {
    title: t('Schrijf op waarom', 'Write down why'),
    text: t(
      'Code zegt wat er gebeurt. Alleen een mens kan zeggen waarom het zo moest. Dat hoort ernaast te staan, met een datum.',
      'Code says what happens. Only a person can say why it had to be so. That belongs beside it, with a date.',
    ),
  },
  {
    title: t('Bouw leesbaar', 'Build to be read'),
    text: t(
      'Over dertig jaar draait het niet meer, maar moet het nog te lezen zijn. Gewone woorden, saaie techniek, tekst die u kunt afdrukken.',
      'In thirty years it will no longer run, but it must still be legible. Plain words, dull technology, text that one can print.',
    ),
  },
  {
    title: t('Twee wegen naar boven', 'Two ways up'),
    text: t(
      'Snel voor wie het elke dag doet, mogelijk voor wie het één keer doet. De tweede weg is geen uitzondering.',
      'Fast for whoever does it daily, possible for whoever does it once. The second way is not an exception.',
    ),
  },
] as const
