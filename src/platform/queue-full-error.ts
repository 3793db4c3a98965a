/** Rejects work that would time out because too much work is already queued. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}
