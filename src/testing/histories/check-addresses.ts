import type { Payload } from 'payload'
import { expect } from 'vitest'

import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { localizedPath } from '@/src/routing/build-path'
import { call } from '../api'
import { has, type Url, urlOn } from './addresses'
import type { History } from './history'
import { shownAt } from './kinds'
import type { Model, View } from './model'
import { OTHER_TITLE } from './others'

/** Within this time a slow machine has heard of a change. */
export const HEARD_MS = 20_000

const DEFAULT_LOCALE = 'nl'

type Answer = {
  type?: 'page' | 'redirect'
  page?: { title: string }
  to?: string
}

/** What the public API says of a path, as of the address bar: a title, where it leads, or nothing. */
async function answerAt(host: string, { locale, path }: Omit<Url, 'domain'>): Promise<string | null> {
  const body = { path: localizedPath(locale, DEFAULT_LOCALE, path) }
  const { data } = (await (await call('/api/pages', { host, body })).json()) as { data?: Answer }
  return data ? (data.to ?? data.page?.title ?? null) : null
}

const storedUrls = async (payload: Payload, id: string): Promise<(Url & { canonical: boolean })[]> => {
  const where = { page: { equals: id } }
  const options = { pagination: false, depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find({ collection: 'page-urls', where, ...options })
  return docs.map(({ domain, locale, path, canonical }) => ({
    ...{ domain: referenceId(domain), locale, path },
    canonical: canonical ?? false,
  }))
}

export const checkNoAddress = async (payload: Payload, id: string): Promise<void> =>
  expect(await storedUrls(payload, id)).toEqual([])

/** Where a former URL leads: to the one there is now, or while its language is offline to that of the other on the domain. */
function targetOf({ addresses, languages }: Model, url: Url): string | null {
  if (!addresses || !has(addresses.former, url)) return null
  const now = urlOn(addresses.own, url)
  const there = addresses.own.filter(({ domain }) => domain === url.domain)
  const target = now && [now, ...there].find(({ locale }) => languages[locale].isOnline)
  return target ? localizedPath(target.locale, DEFAULT_LOCALE, target.path) : null
}

/** What is to be found where the page is, was or was to be. */
function expectedAt({ model }: History, url: Url, title: string | null): string | null {
  const { own = [], others = [] } = model.addresses ?? {}
  if (has(others, url)) return OTHER_TITLE
  return has(own, url) ? title : targetOf(model, url)
}

/** In a language, the page is where the model says, its former URLs lead there, and nothing else does. */
export async function checkAddresses(history: History, locale: Locale, expected: View | null): Promise<void> {
  const { payload, company, second, id, kind, model, seen } = history
  const own = (model.addresses?.own ?? []).filter((url) => url.locale === locale)
  const stored = (await storedUrls(payload, id)).filter((url) => url.locale === locale)
  const wanted = own.map((url) => expect.objectContaining({ ...url, canonical: true }) as unknown)
  expect(stored, `the URLs in ${locale}`).toEqual(expect.arrayContaining(wanted))
  expect(stored).toHaveLength(wanted.length)
  for (const url of seen.filter((one) => one.locale === locale)) {
    const { hostname } = url.domain === second.id ? second : company.domain
    if (has(own, url)) expect(await shownAt(hostname, kind, url.path, locale)).toEqual(expected)
    const message = `the public API at ${hostname} in ${locale}: ${url.path}`
    // Routing hears of a change by a notification.
    await expect
      .poll(() => answerAt(hostname, url), { message, timeout: HEARD_MS })
      .toBe(expectedAt(history, url, expected && expected.title))
  }
}
