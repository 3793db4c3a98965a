import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

/** Texts of the dialogs that confirm a deletion. */
export const DELETION_TEXTS = {
  nl: {
    checking: 'Kijken of dit ergens gebruikt wordt …',
    failed: 'Waar dit gebruikt wordt, kon niet worden nagegaan.',
    unused: 'Nergens gebruikt.',
    used: 'Hier gebruikt, en verdwijnt daar ook:',
    redirects:
      'Deze doorverwijzingen komen hier uit. Zij leiden daarna naar de dichtstbijzijnde pagina die overblijft; is die er niet, dan gaan zij uit:',
    count: (total: number) => `op ${total} ${total === 1 ? 'plaats' : 'plaatsen'} gebruikt`,
    rejected: 'wordt geweigerd',
    more: (count: number) => `en nog ${count}`,
    unchecked: (checked: number, count: number) => `Nagegaan voor de eerste ${checked} van de ${count}.`,
  },
  en: {
    checking: 'Checking where this is used …',
    failed: 'Where this is used could not be checked.',
    unused: 'Not used anywhere.',
    used: 'Used here, where it will disappear too:',
    redirects:
      'These redirects lead here. Afterwards they lead to the nearest page that stays; without one they are turned off:',
    count: (total: number) => `used in ${total} ${total === 1 ? 'place' : 'places'}`,
    rejected: 'will be rejected',
    more: (count: number) => `and ${count} more`,
    unchecked: (checked: number, count: number) => `Checked for the first ${checked} of ${count}.`,
  },
} as const satisfies LocaleTexts<unknown>

export type DeletionTexts = (typeof DELETION_TEXTS)[Locale]
