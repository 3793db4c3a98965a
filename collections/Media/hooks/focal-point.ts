import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const percent = z.coerce.number().transform((value) => Math.round(Math.min(Math.max(value, 0), 100)))
const edits = z.object({ focalPoint: z.object({ x: percent, y: percent }) })

/**
 * The admin names a moved focal point in the address, and Payload would remove and write the file anew for it, to cut its
 * sizes again. Ours has none: the point is two numbers of the record, and the file stays what it is.
 */
export const moveFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query.uploadEdits) return args
  const { uploadEdits, ...query } = req.query
  req.query = query
  const { data } = edits.safeParse(uploadEdits)
  if (!data || !('data' in args)) return args
  return { ...args, data: { ...args.data, focalX: data.focalPoint.x, focalY: data.focalPoint.y } }
}
