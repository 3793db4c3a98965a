/** Rejects work that would time out because too much work is already queued. */
export class QueueFullError extends Error {
  override readonly name: string = 'QueueFullError'
}

/** As above, because this client has queued too much; others may go on. */
export class ClientQueueFullError extends QueueFullError {
  override readonly name = 'ClientQueueFullError'
}
