import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'

/** Behaviour: consent-categories */
export const CONSENT_CATEGORIES = ['essential', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Whether optional categories are on by default, or off as the Dutch regulator requires (decisions: Consent). */
export const CONSENT_MODES = ['preselected', 'opt-in'] as const
export type ConsentMode = (typeof CONSENT_MODES)[number]
export const CONSENT_MODE_LABELS = {
  preselected: texts({ nl: 'Vooraf aangevinkt', en: 'Preselected' }),
  'opt-in': texts({ nl: 'Opt-in', en: 'Opt-in' }),
} as const satisfies Record<ConsentMode, LocaleTexts>

/** Behaviour: consent-texts */
export const CONSENT_PARAGRAPHS = 5

/** The fingerprint of the standard texts, shown when the site’s own could not be loaded. */
export const STANDARD_TEXTS = 'standard'

type Described = { name: string; description: string }

/** The texts of the consent dialog, in one locale. */
export type ConsentTexts = {
  title: string
  allowance: { tab: string; heading: string; introduction: string }
  settings: { tab: string; off: string; on: string } & Record<ConsentCategory, Described>
  information: { tab: string; paragraphs: { heading: string | null; text: string }[] }
  buttons: { options: string; allowSelection: string; accept: string; onlyEssential: string }
}

/** `state`: whether the category is on before the visitor has chosen. */
type ListedCategory = Described & { key: ConsentCategory; state: boolean }

/** The texts in the form that the dialog renders. */
export type ConsentDialogTexts = Omit<ConsentTexts, 'settings'> & {
  settings: Pick<ConsentTexts['settings'], 'tab' | 'off' | 'on'> & { categories: ListedCategory[] }
}

const isInitiallyOn = (category: ConsentCategory, mode: ConsentMode): boolean =>
  category === 'essential' || mode === 'preselected'

/** Lists the categories in order, each with its initial state. */
export const toDialogTexts = (
  { title, allowance, settings, information, buttons }: ConsentTexts,
  mode: ConsentMode,
): ConsentDialogTexts => ({
  title,
  allowance,
  settings: {
    tab: settings.tab,
    off: settings.off,
    on: settings.on,
    categories: CONSENT_CATEGORIES.map((key) => ({
      key,
      name: settings[key].name,
      description: settings[key].description,
      state: isInitiallyOn(key, mode),
    })),
  },
  information,
  buttons,
})
