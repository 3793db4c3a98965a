/** The beginning of every API token, by which people and secret scanners recognise one. */
export const TOKEN_PREFIX = 'gevel_pat_'

/** Slug of the collection. */
export const API_TOKENS = 'api-tokens'

export const MAX_LIFETIME_DAYS = 365
export const MAX_NAME_CHARACTERS = 100

/** Unexpired tokens that an account may have at a time. */
export const MAX_TOKENS = 50

/** The lifetimes that the panel offers, in days. */
export const LIFETIMES = [7, 30, 90, 365] as const

const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`)

export const isApiToken = (text: string): boolean => TOKEN.test(text)
