import type { DomainLocale } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { FALLBACK_LOCALE, type Locale } from '@/src/lib/constants'
import type { Caller } from '@/src/api/core/environment'
import { asCaller } from '@/src/api/core/resource/find'

/** The locales of the installation, by id and by code. */
export type Languages = {
  codeOf: (reference: DomainLocale['locale']) => Locale
  idOf: (code: Locale) => string
}

export async function languagesOf(caller: Caller): Promise<Languages> {
  const { docs } = await caller.req.payload.find({
    collection: 'locales',
    pagination: false,
    ...asCaller(caller),
  })
  const find = (is: (row: (typeof docs)[number]) => boolean) => {
    const row = docs.find(is)
    if (!row) throw new Error('A language that a migration created is missing')
    return row
  }
  return {
    codeOf: (reference) => find(({ id }) => id === referenceId(reference)).code,
    idOf: (code) => find((row) => row.code === code).id,
  }
}

/** The locale rows of domains, in one statement for any number of domains. */
export async function domainLocales(
  caller: Caller,
  domains: readonly string[],
  locale: Locale,
): Promise<DomainLocale[]> {
  const { docs } = await caller.req.payload.find({
    collection: 'domain-locales',
    where: { domain: { in: [...domains] } },
    // The default follows from the domain; the virtual field would cost a statement per row.
    select: { domain: true, locale: true, enabled: true, fallbackNote: true },
    sort: 'createdAt',
    pagination: false,
    locale,
    ...asCaller(caller),
  })
  // Only that virtual field is missing from the rows.
  return docs as DomainLocale[]
}

/** The locale without a path prefix: the domain's own, else English. */
export const defaultLocaleOf = (defaultLocale: Locale | null): Locale => defaultLocale ?? FALLBACK_LOCALE
