import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import type { AuditAction, AuditChange } from '@/src/features/audit/rules/audit-entry'
import { isPersonal } from '@/collections/registry'
import { actionOfUpdate, isRepeatedEdit } from './action'
import { compareValues } from '@/src/features/audit/rules/compare'
import { changesPerTenant, type TenantChanges } from './entries-of-user'
import { comparedFields, storesValues } from './policy'
import { previouslyPublishedRow } from './previously-published'
import { idOf, isRow } from '@/src/features/audit/rules/short-value'
import { titleOf } from './title'
import { writeEntry } from './write-entry'

type Doc = Record<string, unknown> & { id: string }
type Event = {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  action: AuditAction
  doc: Doc
  previous?: Doc
}

const passwordKey = (id: string): string => `audit:password:${id}`

/** Payload removes the password from the data before `afterChange` runs. */
export const markPasswordChange: CollectionBeforeChangeHook<Doc> = ({ data, originalDoc, req }) => {
  if (data.password && originalDoc) req.context[passwordKey(originalDoc.id)] = true
  return data
}

function changesOf({ req, collection, doc, previous }: Event): AuditChange[] {
  // Of an account, `doc` lacks what its editor may not read; that has not changed.
  const isRead = (name: string) => collection.slug !== 'users' || name in doc
  const changes = comparedFields(collection)
    .filter(isRead)
    .flatMap((name): AuditChange[] => {
      const differences = compareValues([name], previous?.[name], doc[name])
      const isHidden = differences.length > 0 && !storesValues(collection.slug, name)
      return isHidden ? [{ path: [name], kind: 'secret' }] : differences
    })
  const password = req.context[passwordKey(doc.id)] === true
  return password ? [...changes, { path: ['password'], kind: 'secret' }] : changes
}

/** The values of a deleted document, without lists and groups: enough to recognise it. */
const lastValues = ({ collection, doc }: Event): AuditChange[] =>
  isPersonal(collection.slug)
    ? []
    : comparedFields(collection)
        .filter((name) => storesValues(collection.slug, name))
        .filter((name) => !Array.isArray(doc[name]) && !isRow(doc[name]))
        .flatMap((name) => compareValues([name], doc[name], null))

/** The tenants in whose logs an event is recorded, each with its changes. */
function perTenant(event: Event, changes: AuditChange[]): TenantChanges[] {
  const { req, collection, action, doc, previous } = event
  if (collection.slug === 'users')
    return action === 'delete'
      ? changesPerTenant(req, changes, doc, { id: doc.id })
      : changesPerTenant(req, changes, previous, doc)
  if (collection.slug === 'tenants') return [{ tenant: action === 'delete' ? null : doc.id, changes }]
  return [{ tenant: idOf(doc.tenant ?? previous?.tenant), changes }]
}

async function log(event: Event, changes: AuditChange[]): Promise<void> {
  const { req, collection, action, doc } = event
  const isLocalized = Boolean(
    collection.flattenedFields.some((field) => 'localized' in field && field.localized),
  )
  const document = { collection: collection.slug, id: doc.id, title: await titleOf(req, collection, doc) }
  const locale = isLocalized && action !== 'delete' ? (req.locale ?? null) : null
  for (const { title, ...entry } of perTenant(event, changes)) {
    const isRelevant = entry.changes.length > 0 || (action !== 'update' && action !== 'draft')
    const named = title === undefined ? document : { ...document, title }
    // A tenant that invites somebody is not told whether an account was made for it.
    const isInvitation = title !== undefined && entry.tenant !== null
    const told = isInvitation && action === 'create' ? 'update' : action
    if (isRelevant) await writeEntry(req, { action: told, document: named, locale, ...entry })
  }
}

/** Records that a document was created or changed. Only changes list values: a new document can be read itself. */
export const logChange: CollectionAfterChangeHook<Doc> = async ({
  doc,
  previousDoc,
  operation,
  collection,
  req,
}) => {
  if (operation === 'create') {
    if (!isPersonal(collection.slug)) await log({ req, collection, action: 'create', doc }, [])
    return
  }
  const action = await actionOfUpdate(req, collection, { previousDoc, doc })
  if (action === 'draft' && (await isRepeatedEdit(req, doc.id))) return
  const previous = (action === 'publish' && previouslyPublishedRow(req, doc.id)) || previousDoc
  const event: Event = { req, collection, action, doc, previous }
  await log(event, changesOf(event))
}

/** Records that a document was deleted. */
export const logRemoval: CollectionAfterDeleteHook<Doc> = async ({ doc, collection, req }) => {
  const event: Event = { req, collection, action: 'delete', doc }
  await log(event, lastValues(event))
}
