import { StartError } from '@/scripts/progress.mjs'

/** Postgres truncates names at 63 characters, and the tables of versions and locales add about thirty. */
const MAX_CHARACTERS = 30

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

export type Names = {
  /** price-table */
  kebab: string
  /** priceTable */
  camel: string
  /** PriceTable */
  pascal: string
  /** Price table */
  label: string
}

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/**
 * The forms of a name.
 * @throws {StartError} when the name is missing, too long or not in kebab case
 */
export function namesOf(kebab: string | undefined): Names {
  if (!kebab || !KEBAB_CASE.test(kebab) || kebab.length > MAX_CHARACTERS)
    throw new StartError(
      `Give a name in kebab case of at most ${MAX_CHARACTERS} characters, such as “price-table”.`,
    )
  const words = kebab.split('-')
  const pascal = words.map(capitalised).join('')
  return {
    kebab,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    label: capitalised(words.join(' ')),
  }
}

/** The singular of an English plural: `case-studies` → `case-study`. */
export const singularOf = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
