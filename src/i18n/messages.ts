import type { Locale } from '@/src/lib/constants'
import en from './messages/en.json'
import nl from './messages/nl.json'

export type Messages = typeof nl

/** The texts of the site in each language of the product; both files hold the same keys. */
export const messages: Record<Locale, Messages> = { nl, en }
