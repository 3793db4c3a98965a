import {
  isolateObjectProperty,
  type PaginatedDocs,
  type PayloadRequest,
  type TypeWithVersion,
  type Where,
} from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { isRecord } from '@/src/lib/is-record'
import { isLocale, type Locale } from '@/src/lib/constants'
import type { Saver, VersionEntry } from '../rules/version-entry'
import {
  isSameInAll,
  RESTORED_OVER,
  SAVED_BY,
  SAVED_IN,
  VERSION_NAME,
  type VersionedCollection,
} from '../rules/versioned'

type Stored = TypeWithVersion<Record<string, unknown>>

/** Payload stores a second version with each publication of one language, which nobody made. */
const MADE_BY_SOMEBODY: Where = { snapshot: { not_equals: true } }

const SELECT = {
  autosave: true,
  publishedLocale: true,
  updatedAt: true,
  version: { tenant: true, _status: true, [SAVED_BY]: true, [SAVED_IN]: true, [VERSION_NAME]: true },
} as const

/** Names are for those who edit together, as in the dialog of a document that somebody else edits. */
const seesNames = ({ user }: PayloadRequest, tenant: unknown): boolean =>
  isSuperAdmin(user) || tenantsWith(user, 'content.write').some((id) => id === tenant)

async function readNames(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'users', where: { id: { in: ids } }, select: { name: true }, depth: 0 },
    pagination: false,
    // Only names, and only for those who may see them.
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function localeOf({ publishedLocale, version }: Stored): Locale | null {
  // Versions from before `savedIn` have the locale that was published, if one was.
  const saved = version[SAVED_IN] ?? publishedLocale
  return isLocale(saved) ? saved : null
}

function stateOf(stored: Stored): VersionEntry['state'] {
  const locale = localeOf(stored)
  const { _status: states } = stored.version
  // A brand is published as a whole; a template, which has one state too, never is.
  if (states === 'published') return states
  const state: unknown = isRecord(states) && locale ? states[locale] : null
  return state === 'draft' || state === 'published' ? state : null
}

/** Versions that a restore replaced, and those with a name: of a document, or among these. */
type Kept = { replaced: ReadonlySet<unknown>; named: readonly string[] }

async function readKept(req: PayloadRequest, collection: VersionedCollection, where: Where): Promise<Kept> {
  const isMarked = [RESTORED_OVER, VERSION_NAME].map((name) => ({ [`version.${name}`]: { exists: true } }))
  const select = { version: { [RESTORED_OVER]: true, [VERSION_NAME]: true } }
  const { docs } = await req.payload.findVersions({
    ...{ collection, pagination: false, depth: 0, select: select as never },
    where: { and: [where, { or: isMarked }] },
    // Only ids, for those who read these versions; the fields are hidden.
    ...{ overrideAccess: true, showHiddenFields: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const marked = docs as unknown as Stored[]
  const replaced = new Set(marked.flatMap(({ version }) => text(version[RESTORED_OVER]) ?? []))
  const named = marked.filter(({ version }) => text(version[VERSION_NAME])).map(({ id }) => String(id))
  return { replaced, named }
}

/** Also what nobody made, if a restore replaced it or somebody named it. */
const isListed = ({ replaced, named }: Kept): Where => ({
  or: [MADE_BY_SOMEBODY, { id: { in: [...replaced, ...named] } }],
})

/** Of these versions, or made by a restore that replaced one of them. */
const among = (ids: readonly string[]): Where => ({
  or: [{ id: { in: ids } }, { [`version.${RESTORED_OVER}`]: { in: ids } }],
})

type Reader = {
  /** Whether what was saved is of one language. */
  hasLanguages: boolean
  names: ReadonlyMap<string, string>
  isShown: (id: string) => boolean
  replaced: ReadonlySet<unknown>
}

function saverOf({ version }: Stored, { names, isShown }: Reader): Saver {
  const id = text(version[SAVED_BY])
  if (id === null) return { kind: text(version[SAVED_IN]) ? 'system' : 'unknown', id: null, name: null }
  const name = names.get(id)
  if (name === undefined) return { kind: 'removed', id: null, name: null }
  return { kind: 'account', ...(isShown(id) ? { id, name } : { id: null, name: null }) }
}

const toEntry = (stored: Stored, reader: Reader): VersionEntry => ({
  id: String(stored.id),
  name: text(stored.version[VERSION_NAME]),
  savedAt: new Date(stored.updatedAt).toISOString(),
  savedBy: saverOf(stored, reader),
  locale: reader.hasLanguages ? localeOf(stored) : null,
  state: stateOf(stored),
  autosaved: Reflect.get(stored, 'autosave') === true,
  beforeRestore: reader.replaced.has(stored.id),
})

async function toEntries(
  req: PayloadRequest,
  collection: VersionedCollection,
  versions: readonly Stored[],
  { replaced }: Kept,
): Promise<VersionEntry[]> {
  const { user } = req
  const savers = new Set(versions.flatMap(({ version }) => text(version[SAVED_BY]) ?? []))
  const names = savers.size > 0 ? await readNames(req, [...savers]) : new Map<string, string>()
  const tenant = versions[0]?.version.tenant
  const seesAll = seesNames(req, tenant)
  const isShown = (id: string) => seesAll || id === user?.id
  const hasLanguages = !isSameInAll(collection)
  return versions.map((version) => toEntry(version, { names, isShown, replaced, hasLanguages }))
}

type Wanted = { collection: VersionedCollection; document: string; page: number; limit: number }

/** A page of the versions of a document, the newest first, as the account of the request may read them. */
export async function listVersions(
  req: PayloadRequest,
  { collection, document, page, limit }: Wanted,
): Promise<PaginatedDocs<VersionEntry>> {
  const kept = await readKept(req, collection, { parent: { equals: document } })
  const found = await req.payload.findVersions({
    ...{ collection, page, limit, depth: 0, locale: 'all', sort: '-updatedAt', select: SELECT as never },
    where: { and: [{ parent: { equals: document } }, isListed(kept)] },
    ...{ user: req.user, overrideAccess: false, showHiddenFields: true },
    // Reading all locales must not change that of the request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return { ...found, docs: await toEntries(req, collection, found.docs as unknown as Stored[], kept) }
}

/** Versions that somebody made, by their ids, as far as the account may read them. */
export async function readVersionEntries(
  req: PayloadRequest,
  { collection, ids }: { collection: VersionedCollection; ids: readonly string[] },
): Promise<Map<string, VersionEntry>> {
  const kept = await readKept(req, collection, among(ids))
  const { docs } = await req.payload.findVersions({
    ...{ collection, pagination: false, depth: 0, locale: 'all', select: SELECT as never },
    where: { and: [{ id: { in: ids } }, isListed(kept)] },
    ...{ user: req.user, overrideAccess: false, showHiddenFields: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const entries = await toEntries(req, collection, docs as unknown as Stored[], kept)
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** The newest version of a document, also where nobody made it: Payload stores the newest draft again with each publication. */
export async function newestVersion(
  req: PayloadRequest,
  { collection, document }: { collection: VersionedCollection; document: string },
): Promise<{ id: string; savedAt: string } | null> {
  const { docs } = await req.payload.findVersions({
    ...{ collection, depth: 0, limit: 1, pagination: false, select: { updatedAt: true } as never },
    where: { parent: { equals: document }, latest: { equals: true } },
    ...{ user: req.user, overrideAccess: false, req },
  })
  const [newest] = docs as unknown as Stored[]
  return newest ? { id: String(newest.id), savedAt: new Date(newest.updatedAt).toISOString() } : null
}

/** One version with the id of its document; null when there is none that the account may read. */
export async function readVersionEntry(
  req: PayloadRequest,
  { collection, id }: { collection: VersionedCollection; id: string },
): Promise<{ entry: VersionEntry; document: string } | null> {
  const { docs } = await req.payload.findVersions({
    ...{ collection, limit: 1, pagination: false, depth: 0, locale: 'all' },
    ...{ where: { id: { equals: id } }, select: { ...SELECT, parent: true } as never },
    ...{ user: req.user, overrideAccess: false, showHiddenFields: true },
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const [stored] = docs as unknown as Stored[]
  const [entry] = stored
    ? await toEntries(req, collection, [stored], await readKept(req, collection, among([id])))
    : []
  return stored && entry ? { entry, document: String(stored.parent) } : null
}
