/** §2.5: what the site cannot do without, and what a visitor may allow besides. */
export const CONSENT_CATEGORIES = ['essential', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Whether the optional categories start on, or off as the Dutch regulator asks (decisions: Consent). */
export const CONSENT_MODES = ['preselected', 'opt-in'] as const
export type ConsentMode = (typeof CONSENT_MODES)[number]

/** §2.5: the information tab has five paragraphs. */
export const CONSENT_PARAGRAPHS = 5

type Described = { name: string; description: string }

/** What the consent dialog says, in one language. */
export type ConsentTexts = {
  title: string
  allowance: { tab: string; heading: string; introduction: string }
  settings: { tab: string; off: string; on: string } & Record<ConsentCategory, Described>
  information: { tab: string; paragraphs: readonly { heading: string | null; text: string }[] }
  buttons: { options: string; allowSelection: string; accept: string; onlyEssential: string }
}

/** §3.4: whether a category is on when nothing was confirmed yet. */
export const startState = (category: ConsentCategory, mode: ConsentMode): boolean =>
  category === 'essential' || mode === 'preselected'
