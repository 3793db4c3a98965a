import { t } from '@/blocks/draft'

/** What a customer holds in their hands at the end. */
export const deliverables = [
  {
    title: t('Een systeem', 'A system'),
    text: t(
      'Dat draait, in Nederland, op servers die u kunt aanwijzen.',
      'That runs, in the Netherlands, on servers you can point at.',
    ),
  },
  {
    title: t('De broncode', 'The source code'),
    text: t(
      'In uw eigen repository, met de geschiedenis erbij.',
      'In a repository of your own, history included.',
    ),
  },
  {
    title: t('Tests', 'Tests'),
    text: t(
      'Die bij elke wijziging zeggen of het nog doet wat het deed.',
      'That tell at every change whether it still does what it did.',
    ),
  },
  {
    title: t('Een handleiding', 'A manual'),
    text: t(
      'Voor wie ermee werkt, en een tweede voor wie het overneemt.',
      'For those who work with it, and a second one for whoever takes over.',
    ),
  },
  {
    title: t('Een telefoonnummer', 'A telephone number'),
    text: t('Van iemand die eraan heeft gebouwd.', 'Of somebody who helped to build it.'),
  },
] as const
