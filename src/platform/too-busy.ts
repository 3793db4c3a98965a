/** So much waits for its turn already that more of it would only time out. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}
