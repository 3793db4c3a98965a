import {
  beforeChangeTraverseFields,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  deepCopyObjectSimple,
  getLatestCollectionVersion,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TypeWithID,
  ValidationError,
  type ValidationFieldError,
} from 'payload'

import type { Locale } from '@/src/lib/constants'
import { inFormOrder } from './form-order'

type Data = Record<string, unknown>
type Stored = Data & TypeWithID
/** A document as it is to be published in the locale of the request. */
type Publication = {
  collection: SanitizedCollectionConfig
  data: Data
  originalDoc?: Data
  operation: 'create' | 'update'
  req: PayloadRequest
}
/**
 * `isAdvice`: rejects nothing by itself, because a later step does, but is named with what does; `isConflict`: another
 * document has the value.
 */
export type PublicationProblem = ValidationFieldError & { isAdvice?: boolean; isConflict?: boolean }
export type PublicationRule = (publication: Publication) => Promise<PublicationProblem[]>

/** What keeps a document from being published in a language. */
export type LanguageRejection = { locale: Locale; errors: ValidationFieldError[] }

/** In the global registry, because the build has several copies of this module. */
const RULES = Symbol.for('gevel.publication-rules')

type Hooks = Pick<CollectionConfig, 'hooks'>
const rulesOf = ({ hooks }: Hooks): PublicationRule[] =>
  (hooks?.beforeChange ?? []).flatMap((hook) => (RULES in hook ? (hook[RULES] as PublicationRule[]) : []))

/** As Payload reads it for a save: which blocks are left out in a language follows from the texts in the others. */
async function readStored({ collection, originalDoc, req }: Publication): Promise<Data> {
  const id = originalDoc?.id
  if (typeof id !== 'string') return {}
  const query = { collection: collection.slug, where: { id: { equals: id } }, req }
  return (
    (await getLatestCollectionVersion<Stored>({
      id,
      config: collection,
      payload: req.payload,
      query,
      req,
    })) ?? {}
  )
}

/** What Payload itself will say of the fields. Its hooks for fields work on a copy. */
async function invalidFields(publication: Publication) {
  const { collection, data, originalDoc = {}, operation, req } = publication
  const errors: ValidationFieldError[] = []
  const docWithLocales = await readStored(publication)
  const copy = deepCopyObjectSimple(data)
  const paths = { parentIndexPath: '', parentPath: '', parentSchemaPath: '', fieldLabelPath: '' }
  const whole = { data: copy, doc: originalDoc, docWithLocales }
  await beforeChangeTraverseFields({
    ...{ collection, operation, req, errors, ...paths, ...whole },
    ...{ siblingData: copy, siblingDoc: originalDoc, siblingDocWithLocales: docWithLocales },
    ...{ context: req.context, fields: collection.fields, global: null, mergeLocaleActions: [] },
    // Validation is the same for whoever publishes.
    overrideAccess: true,
    ...(typeof originalDoc.id === 'string' && { id: originalDoc.id }),
  })
  return errors
}

/** Payload labels its own errors, which do not make a sentence without the label. */
const textOf = ({ label, message }: PublicationProblem): string =>
  typeof label === 'string' && label !== '' ? `${label}: ${message}` : message

/** All of it in one text: bulk operations show only the message of an error. */
const textOfAll = (problems: readonly PublicationProblem[]): string => problems.map(textOf).join(' ')

async function ruledOut(publication: Publication): Promise<PublicationProblem[]> {
  const found: PublicationProblem[] = []
  for (const rule of rulesOf(publication.collection)) found.push(...(await rule(publication)))
  return found
}

async function withFields(publication: Publication, ruled: PublicationProblem[]) {
  const all: PublicationProblem[] = [...(await invalidFields(publication)), ...ruled]
  const { collection, data, req } = publication
  return inFormOrder(collection.flattenedFields, all, { data, blocks: req.payload.blocks })
}

const CONFLICT = 409
const CHECKS_DRAFT = 'publicationRulesOfDraft'

/** The next draft that the request saves must be complete, as if it were published: that happens later. */
export const checkNextDraft = ({ context }: PayloadRequest): void => {
  context[CHECKS_DRAFT] = true
}

const isToBeChecked = ({ context }: PayloadRequest, status: unknown): boolean => {
  const isDue = context[CHECKS_DRAFT] === true
  context[CHECKS_DRAFT] = false
  return isDue || status === 'published'
}

/**
 * Rejects a publication for all that is wrong at once: what the rules find, and the fields, which Payload would only
 * validate afterwards.
 * @throws {ValidationError}
 */
export function requireComplete(...rules: PublicationRule[]): CollectionBeforeChangeHook {
  const hook: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
    if (!isToBeChecked(req, data._status)) return data
    const publication = { collection, data, originalDoc: originalDoc as Data, operation, req }
    const ruled = await ruledOut(publication)
    if (ruled.length === 0) return data
    const problems = await withFields(publication, ruled)
    if (problems.every(({ isAdvice }) => isAdvice)) return data
    throw rejected(req, collection.slug, problems)
  }
  return Object.assign(hook, { [RULES]: rules })
}

/** The rejection of a publication for all of its problems. */
export function rejected(
  req: PayloadRequest,
  collection: string,
  problems: readonly PublicationProblem[],
): ValidationError {
  const errors = problems.map(({ isAdvice: _isAdvice, isConflict: _isConflict, ...error }) => error)
  return Object.assign(new ValidationError({ collection, errors, req }, req.t), {
    message: textOfAll(problems),
    ...(problems.every(({ isConflict }) => isConflict) && { status: CONFLICT }),
  })
}
