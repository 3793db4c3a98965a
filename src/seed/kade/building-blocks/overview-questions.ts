import { rich, t } from '@/blocks/draft'

export const overviewQuestions = [
  {
    question: t('Is dit niet gewoon een pakket in stukken?', 'Is this not just a package in pieces?'),
    answer: rich(
      'Een pakket stelt u in; een blok verandert u. De code staat in uw eigen repository en mag er na een jaar heel anders uitzien. Daar staat tegenover dat u het zelf bijhoudt, of ons daarvoor betaalt.',
      'You configure a package; you change a block. The code stands in your own repository and may look quite different a year on. The other side of it: you keep it up yourself, or pay us to.',
    ),
  },
  {
    question: t('Wanneer raden jullie een blok af?', 'When do you advise against a block?'),
    answer: rich(
      'Als het onderwerp juist uw vak is. Een drukkerij die zich onderscheidt met drukproeven, moet geen standaard PDF-blok willen. Dan bouwen we dat deel opnieuw en gebruiken we blokken voor de rest.',
      'When the subject is your very trade. A printer who stands out by proofs should not want a standard PDF block. Then we build that part afresh and use blocks for the rest.',
    ),
  },
  {
    question: t('Kan één blok zonder de andere?', 'Can one block go without the others?'),
    answer: rich(
      'Meestal. Sommige leunen op een ander: [facturen](page:werkwijze-blocks-invoicing) hebben PDF en e-mail nodig, [chat](page:werkwijze-blocks-chat) heeft meldingen nodig. Op elke bladzijde staat waarop, en de samensteller neemt het vanzelf mee.',
      'Mostly. Some lean on another: [invoicing](page:werkwijze-blocks-invoicing) needs PDF and e-mail, [chat](page:werkwijze-blocks-chat) needs notifications. Each page says on which, and the configurator brings them along by itself.',
    ),
  },
  {
    question: t('Krijgen wij latere verbeteringen?', 'Do we get later improvements?'),
    answer: rich(
      'Met een onderhoudsafspraak: ja, elk kwartaal, nadat uw eigen tests zijn geslaagd. Zonder afspraak hebt u de stand van de overdracht. Die blijft werken; er zit geen einddatum in.',
      'With a maintenance agreement, yes: every quarter, once your own tests have passed. Without one you have the state of the handover. It keeps working; there is no end date in it.',
    ),
  },
] as const
