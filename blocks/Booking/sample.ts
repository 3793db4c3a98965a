import type { BookingBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<BookingBlock> = {
  blockType: 'booking',
  anchor: 'afspraak',
  heading: t('Kies een moment', 'Choose a moment'),
  intro: t(
    'Kies een dag en een tijd. U krijgt meteen een bevestiging, met de afspraak voor uw agenda.',
    'Choose a day and a time. You get a confirmation at once, with the appointment for your calendar.',
  ),
  note: t('Wij gebruiken deze gegevens alleen voor dit gesprek.', 'We use these details for this call only.'),
  noSlots: t(
    'Op dit moment is er geen tijd vrij. Stuur ons een bericht, dan zoeken we samen een moment.',
    'No time is free at the moment. Send us a message and we will find one together.',
  ),
  confirmationHeading: t('Tot dan', 'Until then'),
  confirmationText: t(
    'De bevestiging is onderweg. Komt er iets tussen? Met de link in de e-mail zegt u af.',
    'The confirmation is on its way. Should something come up, cancel with the link in the e-mail.',
  ),
  cancelledText: t(
    'Het gesprek is afgezegd en de tijd is weer vrij. Een ander moment kiezen kan hieronder.',
    'The call is cancelled and the time is free again. You can choose another moment below.',
  ),
}
