import { APIError, Forbidden, Locked, NotFound, type PayloadRequest, ValidationError } from 'payload'

import type { ReleaseProblem } from '../rules/release'
import type { StoredItem } from './read'
import { type Blocker, blockerText, nameOf } from './reasons'

/** What keeps an item from being published; `field` is the path of what is not valid, null for the document itself. */
export type Rejection = { item: string; field: string | null; message: string }

/** A release that is not published, or not undone, because of what is in it. Nothing of it was. */
export class ReleaseRejected extends Error {
  override readonly name = 'ReleaseRejected'
  readonly rejections: readonly Rejection[]

  constructor(rejections: readonly Rejection[]) {
    super('A release is blocked')
    this.rejections = rejections
  }
}

export const blocked = (req: PayloadRequest, item: StoredItem, blocker: Blocker): Rejection => ({
  ...{ item: item.id, field: null },
  message: `${nameOf(req, item)}: ${blockerText(req, blocker)}`,
})

type FieldProblem = { path?: string; message: string; label?: unknown }

const ofField =
  (req: PayloadRequest, item: StoredItem) =>
  ({ path = '', message, label }: FieldProblem): Rejection => ({
    ...{ item: item.id, field: path || null },
    message: `${nameOf(req, item)}, ${typeof label === 'string' ? label : path}: ${message}`,
  })

/** What the error of a publication says about an item. @throws errors that are not about its content */
export function rejectionsOf(req: PayloadRequest, item: StoredItem, error: unknown): Rejection[] {
  if (error instanceof ValidationError) return error.data.errors.map(ofField(req, item))
  if (error instanceof Locked) return [blocked(req, item, 'locked')]
  if (error instanceof Forbidden) return [blocked(req, item, 'notAllowed')]
  if (error instanceof NotFound) return [blocked(req, item, 'versionGone')]
  if (error instanceof APIError && error.status < 500)
    return [{ item: item.id, field: null, message: `${nameOf(req, item)}: ${error.message}` }]
  throw error
}

/** Why a planned release was not published. */
export const problemOf = (error: unknown): ReleaseProblem => {
  if (error instanceof ReleaseRejected) return 'blocked'
  return error instanceof Forbidden ? 'notAllowed' : 'failed'
}
