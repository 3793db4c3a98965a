import type { UIFieldServerProps } from 'payload'

import type { Form } from '@/payload-types'
import { toLocale } from '@/src/i18n/locale-texts'
import { RenewWebhookSecret } from './RenewWebhookSecret'

/** Lets who may see the webhook of a saved form make a new signing secret. */
export function WebhookSecret({ data, id, i18n }: UIFieldServerProps) {
  const { webhook } = data as Form
  if (!id || !webhook?.url) return null
  return <RenewWebhookSecret form={String(id)} language={toLocale(i18n.language)} />
}
