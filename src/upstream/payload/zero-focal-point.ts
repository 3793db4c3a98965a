/**
 * Defect: a focal point on the very edge of an image is lost when the image is made: in the data of a document zero counts
 * as not given.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet (the same in the panel: https://github.com/payloadcms/payload/pull/18219 "fix(ui): preserve 0 as valid coordinate for focal point")
 * Remove when: zero-focal-point.int.test.ts "Payload centres a focal point on the edge" fails
 */
import type { PayloadRequest } from 'payload'

type Point = { x: number | null | undefined; y: number | null | undefined }

/** Sets the focal point of the image that the request creates, in the query, where Payload accepts zero. */
export function setFocalPoint(req: PayloadRequest, { x, y }: Point): void {
  req.query = { uploadEdits: { focalPoint: { x: x ?? undefined, y: y ?? undefined } } }
}
