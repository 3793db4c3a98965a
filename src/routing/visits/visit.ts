import type { IncomingHttpHeaders } from 'node:http'

import type { Served } from '@/src/cache/answer-record'
import type { Device } from '@/src/features/visits/rules/visit'
import type { Locale } from '@/src/lib/constants'
import { joinPath, splitPath } from '../parse-path'
import type { Action, DocumentKind, Site } from '../types'
import { splitView } from '../view'
import { visitorDevice } from './client'

/** A page that a person was shown. */
export type Visit = {
  site: Site
  locale: Locale
  kind: DocumentKind
  document: string
  /** Without locale prefix and number of a list. */
  path: string
  /** A host, or '' for none. */
  referrer: string
  device: Device
}

/** A 304 shows the copy that the browser has. */
const SHOWN: readonly number[] = [200, 304]
const PREFETCH = /\bprefetch\b/
/** Of a public site. An address names a machine, sometimes somebody's. */
const PUBLIC_HOST = /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/
const WWW = /^www\./
const MAX_KNOWN = 2_000
/** By Referer: most visits of a site come from few pages. */
const knownReferrers = new Map<string, string>()

function parseReferrer(referrer: string): string {
  const host = URL.parse(referrer)?.hostname.replace(WWW, '') ?? ''
  return PUBLIC_HOST.test(host) ? host : ''
}

/** The host of a Referer without `www`; '' for one that is no public site. */
function referrerHost(referrer: string | undefined): string {
  if (!referrer) return ''
  const known = knownReferrers.get(referrer)
  if (known !== undefined) return known
  const host = parseReferrer(referrer)
  if (knownReferrers.size >= MAX_KNOWN) knownReferrers.clear()
  knownReferrers.set(referrer, host)
  return host
}

const saysPrefetch = (purpose: string | string[] | undefined): boolean =>
  purpose !== undefined && PREFETCH.test(String(purpose))

/** Whether the browser fetches ahead what nobody may ever look at. */
const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  headers['next-router-prefetch'] !== undefined ||
  headers['next-router-segment-prefetch'] !== undefined ||
  saysPrefetch(headers['sec-purpose']) ||
  saysPrefetch(headers.purpose) ||
  saysPrefetch(headers['x-moz'])

/** Whether a page is opened: as a document of its own, or by a link that the router of the site follows. */
function isOpened(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  if (headers.rsc === '1') return destination === undefined || destination === 'empty'
  const isDocument = destination === undefined || destination === 'document'
  return isDocument && (headers.accept ?? '').includes('text/html')
}

const documentPath = (locale: Locale, path: string): string =>
  joinPath(splitView(locale, splitPath(path)).segments)

/** What is counted of a response; null for anything but a page that is shown to a person. */
export function visitOf(action: Action, { status, method, headers }: Served): Visit | null {
  if (action.type !== 'page' || !action.site.countVisits || method !== 'GET' || !SHOWN.includes(status))
    return null
  const { site, locale, page, view } = action
  if ((view.type !== 'whole' && view.type !== 'list') || isPrefetch(headers) || !isOpened(headers))
    return null
  const device = visitorDevice(headers)
  if (device === null) return null
  const referrer = referrerHost(headers.referer)
  return {
    site,
    locale,
    kind: page.kind,
    document: page.id,
    path: view.type === 'list' ? documentPath(locale, action.path) : action.path,
    referrer: referrer === site.hostname.replace(WWW, '') ? '' : referrer,
    device,
  }
}
