import { createHmac } from 'node:crypto'

/**
 * A mark of a visitor for one day: the same address gives another one tomorrow and on another form, and without the
 * installation's secret nobody can find out which address it was.
 */
export function senderHash(
  address: string,
  { secret, formId, now }: { secret: string; formId: string; now: Date },
): string {
  const day = now.toISOString().slice(0, 10)
  const salt = createHmac('sha256', secret).update(`form-sender ${day} ${formId}`).digest()
  return createHmac('sha256', salt).update(address).digest('base64url').slice(0, 22)
}
