import type { z } from '@hono/zod-openapi'

import type { Domain, DomainLocale } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { DOMAIN_DEFAULTS } from '@/src/features/domains/rules/domain-settings'
import { isProven, recordOf } from '@/src/features/domains/rules/proof'
import { toBrand } from '@/src/api/shapes/brand'
import type { Caller } from '@/src/api/core/environment'
import { defaultLocaleOf, domainLocales, type Languages, languagesOf } from './languages'
import { type adminDomain, type domainLocale, type domainProof } from './schemas'

type Published = z.output<typeof adminDomain>

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  reference ? referenceId(reference) : null

export const toDomainLocale = (
  row: DomainLocale,
  { codeOf }: Languages,
  defaultLocale: Locale | null,
): z.output<typeof domainLocale> => ({
  id: row.id,
  locale: codeOf(row.locale),
  enabled: row.enabled ?? false,
  isDefault: codeOf(row.locale) === defaultLocaleOf(defaultLocale),
  fallbackNote: row.fallbackNote ?? null,
})

const toHead = ({ head }: Domain): Published['head'] => ({
  titleTemplate: head.titleTemplate ?? null,
  defaultTitle: head.defaultTitle ?? null,
  description: head.description ?? null,
  ogImage: idOf(head.ogImage),
  robots: head.robots,
  verification: (head.verification ?? []).map(({ name, content }) => ({ name, content })),
})

export const toProof = (doc: Pick<Domain, 'hostname' | 'proof'>): z.output<typeof domainProof> => ({
  state: isProven(doc) ? 'proven' : 'pending',
  method: doc.proof?.method ?? null,
  provenAt: doc.proof?.provenAt ?? null,
  checkedAt: doc.proof?.checkedAt ?? null,
  problem: doc.proof?.problem ?? null,
  record: recordOf(doc),
})

const toVisitors = (doc: Domain) => ({
  detectLanguage: doc.detectLanguage ?? false,
  consentMode: doc.consentMode,
  countVisits: doc.countVisits ?? DOMAIN_DEFAULTS.countVisits,
  tagManagerId: doc.tagManagerId ?? null,
  sessionRecordingProvider: doc.sessionRecordingProvider,
  sessionRecordingId: doc.sessionRecordingId ?? null,
  sessionRecordingLoad: doc.sessionRecordingLoad,
  allowedHosts: (doc.allowedHosts ?? []).map(({ host }) => host),
  apiOrigins: (doc.apiOrigins ?? []).map(({ origin }) => origin),
})

function toDomain(
  doc: Domain,
  rows: readonly DomainLocale[],
  languages: Languages,
): Omit<Published, 'locale'> {
  const defaultLocale = doc.defaultLocale ? languages.codeOf(doc.defaultLocale) : null
  return {
    id: doc.id,
    hostname: doc.hostname,
    defaultLocale,
    homePage: idOf(doc.homePage),
    rootRedirect: doc.rootRedirect ?? null,
    redirectTo: doc.redirectTo ?? null,
    ...toBrand(doc),
    head: toHead(doc),
    ...toVisitors(doc),
    proof: toProof(doc),
    locales: rows.map((row) => toDomainLocale(row, languages, defaultLocale)),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}

export async function toDomains(
  caller: Caller,
  docs: readonly Domain[],
  locale: Locale,
): Promise<Published[]> {
  const ids = docs.map(({ id }) => id)
  const languages = await languagesOf(caller)
  const rows = Map.groupBy(await domainLocales(caller, ids, locale), ({ domain }) => referenceId(domain))
  return docs.map((doc) => ({ ...toDomain(doc, rows.get(doc.id) ?? [], languages), locale }))
}
