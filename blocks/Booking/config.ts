import { headingField, introField, lineField, proseField } from '@/src/fields/copy'
import { sectionBlock } from '@/src/fields/section'

/** Lets visitors book a call in one of the slots of the tenant's availability. */
export const Booking = sectionBlock({
  slug: 'booking',
  interfaceName: 'BookingBlock',
  labels: {
    singular: { nl: 'Gesprek afspreken', en: 'Book a call' },
    plural: { nl: 'Gesprekken afspreken', en: 'Book a call' },
  },
  description: {
    nl: 'Bezoekers kiezen een vrije tijd en spreken een gesprek af. De tijden staan bij Beschikbaarheid.',
    en: 'Visitors choose an available time and book a call. Set the times under Availability.',
  },
  group: 'form',
  fields: [
    headingField(true),
    introField(),
    proseField({
      name: 'note',
      label: { nl: 'Onder het formulier', en: 'Below the form' },
      description: {
        nl: 'Bijvoorbeeld wat er met de gegevens gebeurt.',
        en: 'For example how the details are used.',
      },
    }),
    proseField({
      name: 'noSlots',
      label: { nl: 'Als er geen tijd vrij is', en: 'When no time is free' },
      required: true,
    }),
    lineField({
      name: 'confirmationHeading',
      label: { nl: 'Kop van de bevestiging', en: 'Heading of the confirmation' },
      required: true,
    }),
    proseField({
      name: 'confirmationText',
      label: { nl: 'Tekst van de bevestiging', en: 'Text of the confirmation' },
      description: {
        nl: 'Wat er nu gebeurt. Dag en tijd komen er vanzelf bij.',
        en: 'What happens next. Day and time are added.',
      },
    }),
    proseField({
      name: 'cancelledText',
      label: { nl: 'Nadat iemand heeft afgezegd', en: 'After somebody cancelled' },
    }),
  ],
})
