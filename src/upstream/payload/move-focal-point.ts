/**
 * Defect: moving the focal point of an image deletes and rewrites its file to crop the image sizes again, even if the
 * collection has none.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: move-focal-point.int.test.ts "Payload rewrites the file of an image whose focal point moves" fails
 */
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const percent = z.coerce.number().transform((value) => Math.round(Math.min(Math.max(value, 0), 100)))
const edits = z.object({ focalPoint: z.object({ x: percent, y: percent }) })

/** Moves the focal point from the query, where the panel sends it, to the data, so that the file is not rewritten. */
export const moveFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query.uploadEdits) return args
  const { uploadEdits, ...query } = req.query
  req.query = query
  const { data } = edits.safeParse(uploadEdits)
  if (!data || !('data' in args)) return args
  return { ...args, data: { ...args.data, focalX: data.focalPoint.x, focalY: data.focalPoint.y } }
}
