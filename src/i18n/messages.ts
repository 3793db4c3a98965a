import type { Locale } from '@/src/lib/constants'
import en from './messages/en.json'
import nl from './messages/nl.json'

export type Messages = typeof nl

/** The texts of the site per locale; both files have the same keys. */
export const messages: Record<Locale, Messages> = { nl, en }
