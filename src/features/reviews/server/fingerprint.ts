import { createHash } from 'node:crypto'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { contentOf } from '@/src/features/document-versions'
import type { VersionedCollection } from '@/src/features/document-versions/rules/versioned'
import { shownBlocks } from '@/src/features/pages/rules/block-languages'
import { ADDRESSES } from '@/src/features/urls/rules/addresses'
import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'

type Doc = Record<string, unknown>
/** One language of a document that has versions. */
type Place = { collection: VersionedCollection; document: string; locale: Locale }
type Block = Doc & { blockType: string }

const isBlock = (value: unknown): value is Block => isRecord(value) && typeof value.blockType === 'string'

/** Independent of the order of keys, and of whether an empty value is stored. */
const sorted = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== null && part !== undefined)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value

/**
 * What visitors would read of a document in a language, as a hash: two versions with the same fingerprint say the same. When
 * and where it is published does not count.
 */
function fingerprintOf(
  { payload }: PayloadRequest,
  { collection, locale }: Omit<Place, 'document'>,
  doc: object,
): string {
  const content = contentOf(doc, payload.collections[collection].config.flattenedFields)
  const blocks = Array.isArray(content.blocks) ? content.blocks.filter(isBlock) : []
  const shown = shownBlocks(blocks, Object.values(payload.blocks), locale)
  const { [ADDRESSES]: _addresses, blocks: _blocks, ...texts } = content
  const said = { ...texts, blocks: shown.map(({ showIn: _showIn, hidden: _hidden, ...block }) => block) }
  return createHash('sha256').update(JSON.stringify(said, sorted)).digest('hex')
}

const inLocale = (req: PayloadRequest) => isolateObjectProperty(req, ['locale', 'fallbackLocale'])

/** The fingerprint of the newest draft of a document in a language, or of what is online there. */
export async function readFingerprint(req: PayloadRequest, place: Place, draft = true): Promise<string> {
  const { collection, document, locale } = place
  const doc = await req.payload.findByID({
    // The slug only decides the type.
    ...{ collection: collection as 'pages', id: document, locale, fallbackLocale: false, draft },
    ...{ depth: 0, joins: false },
    // Only for comparison: nothing of it is shown.
    overrideAccess: true,
    req: inLocale(req),
  })
  return fingerprintOf(req, place, doc)
}

type Saved = { version: Doc & { savedBy?: string | null } }

/** How far back a text that nobody changed is followed. */
const SAVES = 20

/**
 * Who wrote what the newest draft says in a language: whoever saved the first of the newest versions that all say it. Null
 * when that was the system, or an account that nobody knows.
 */
export async function readWriter(
  req: PayloadRequest,
  place: Place,
  fingerprint: string,
): Promise<string | null> {
  const { collection, document, locale } = place
  const { docs } = await req.payload.findVersions({
    ...{ collection, locale, fallbackLocale: false, depth: 0, limit: SAVES, pagination: false },
    where: { and: [{ parent: { equals: document } }, { snapshot: { not_equals: true } }] },
    ...{ sort: '-updatedAt', overrideAccess: true, showHiddenFields: true },
    req: inLocale(req),
  })
  const saves = docs as unknown as Saved[]
  const other = saves.findIndex(({ version }) => fingerprintOf(req, place, version) !== fingerprint)
  const first = saves[(other === -1 ? saves.length : other) - 1]
  return first?.version.savedBy ?? null
}
