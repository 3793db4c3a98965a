import { t } from '@/blocks/draft'
import type { FormSeed } from '../types'

/** The forms of Noorderlicht, by the key that pages name them with. */
export const forms: readonly FormSeed[] = [
  {
    key: 'contact',
    title: 'Contact',
    fields: [
      {
        blockType: 'text',
        name: 'name',
        label: t('Naam', 'Name'),
        required: true,
        width: 'half',
        autocomplete: 'name',
      },
      {
        blockType: 'email',
        name: 'email',
        label: t('E-mailadres', 'E-mail address'),
        required: true,
        width: 'half',
      },
      {
        blockType: 'select',
        name: 'place',
        label: t('Wat voor plek is het?', 'What kind of place is it?'),
        width: 'half',
        options: [
          { value: 'building', label: t('Een gebouw', 'A building') },
          { value: 'hall', label: t('Een zaal of museum', 'A hall or museum') },
          { value: 'bridge', label: t('Een brug of kade', 'A bridge or quay') },
          { value: 'landscape', label: t('Een park of laan', 'A park or avenue') },
        ],
      },
      {
        blockType: 'text',
        name: 'town',
        label: t('Waar?', 'Where?'),
        width: 'half',
        autocomplete: 'address-level2',
      },
      {
        blockType: 'textarea',
        name: 'night',
        label: t('Hoe is het er om elf uur ’s avonds?', 'What is it like at eleven at night?'),
        description: t(
          'Wat u ziet, wat u niet ziet, en wat u zou willen zien.',
          'What you see, what you do not see, and what you would like to see.',
        ),
        required: true,
      },
    ],
    submitButtonLabel: t('Verstuur', 'Send'),
    confirmationTitle: t('Uw bericht is binnen', 'Your message has come in'),
    confirmationText: t(
      'We lezen het na zonsondergang. Voor het eind van de week schrijven we terug.',
      'We read it after sunset. Before the end of the week we write back.',
    ),
    consentText: t(
      'Noorderlicht mag deze gegevens gebruiken om te antwoorden, en wist ze na een jaar.',
      'Noorderlicht may use these details to answer, and erases them after a year.',
    ),
    recipients: [{ email: 'studio@noorderlicht.example' }],
  },
]
