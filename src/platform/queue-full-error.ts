/** So much waits for its turn already that more of it would only time out. */
export class QueueFullError extends Error {
  override readonly name = 'TooBusy'
}
