import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Form } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { writeEntry } from '@/src/features/audit'
import { requestConnection } from '@/src/platform/database/connection'
import { seal, unseal } from '@/src/platform/sealing'
import { newWebhookSecret } from './sign'

const PURPOSE = 'signing secrets of webhooks'

export const sealWebhookSecret = (secret: string): string => seal(PURPOSE, secret)

class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret'
}

/** @throws when it was sealed with another PAYLOAD_SECRET: signing with anything else would only be rejected later */
export function openWebhookSecret(sealed: string): string {
  const secret = unseal(PURPOSE, sealed)
  if (secret === null)
    throw new UnreadableSecret('The signing secret of the webhook cannot be read: make a new one')
  return secret
}

/** Replaces the secret of a form's webhook. Call it in a transaction, for somebody who may configure the webhook. */
export async function renewWebhookSecret(req: PayloadRequest, form: Form): Promise<string> {
  const secret = newWebhookSecret()
  const connection = await requestConnection(req)
  // Payload would validate the texts of the form, in a language that it may not have.
  await connection.execute(
    sql`UPDATE forms SET webhook_secret = ${sealWebhookSecret(secret)} WHERE id = ${form.id}::uuid`,
  )
  await writeEntry(req, {
    tenant: form.tenant ? referenceId(form.tenant) : null,
    action: 'update',
    document: { collection: 'forms', id: form.id, title: form.title },
    locale: null,
    changes: [{ path: ['webhook', 'secret'], kind: 'secret' }],
  })
  return secret
}
