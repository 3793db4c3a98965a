import type { Condition, Field, TextFieldSingleValidation } from 'payload'

import type { Form as FormDocument } from '@/payload-types'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import { fieldInTenantWith } from '@/src/access/predicates'
import { sealWebhookSecret } from '@/src/features/forms/server/webhook/secret'
import { newWebhookSecret } from '@/src/features/forms/server/webhook/sign'
import { isWebhookUrl } from '@/src/features/forms/server/webhook/url'
import { textIn, texts } from '@/src/i18n/locale-texts'

const adminsOnly = fieldInTenantWith('settings.write')
const access = { create: adminsOnly, read: adminsOnly, update: adminsOnly }

const validateUrl: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isWebhookUrl(value) ||
  textIn(
    {
      nl: 'Vul een URL in die begint met https:// en een domeinnaam, zonder poort of wachtwoord.',
      en: 'Enter a URL that starts with https:// and a domain name, without a port or password.',
    },
    req.i18n.language,
  )

/** Hides the heading for accounts that cannot see the fields below it. */
const forAdmins: Condition<FormDocument> = ({ tenant }, _, { user }) =>
  isSuperAdmin(user) || (tenant ? tenantsWith(user, 'settings.write').includes(referenceId(tenant)) : false)

/** A webhook sends submissions outside the tenant, so only its admins configure it. */
export const webhook: Field = {
  name: 'webhook',
  type: 'group',
  label: texts({ nl: 'Webhook', en: 'Webhook' }),
  admin: {
    condition: forAdmins,
    description: texts({
      nl: 'Stuurt elke inzending als JSON door, ondertekend volgens Standard Webhooks. Lukt het niet, dan nog vijf keer.',
      en: 'Sends every submission as JSON, signed according to Standard Webhooks. Retries five times on failure.',
    }),
  },
  fields: [
    {
      name: 'url',
      type: 'text',
      access,
      validate: validateUrl,
      label: texts({ nl: 'Adres', en: 'Address' }),
    },
    {
      name: 'secret',
      type: 'text',
      // Stored sealed, and not even so returned: who makes a new one sees it once.
      hidden: true,
      access: { create: () => false, read: () => false, update: () => false },
      hooks: {
        // Generated once there is a URL; it cannot be chosen, and a copy of the form gets another.
        beforeChange: [
          ({ previousValue, siblingData }): unknown =>
            siblingData.url ? (previousValue ?? sealWebhookSecret(newWebhookSecret())) : previousValue,
        ],
      },
      label: texts({ nl: 'Geheim', en: 'Secret' }),
    },
    {
      name: 'newSecret',
      type: 'ui',
      admin: {
        components: {
          Field: '/src/features/forms/admin/WebhookSecret#WebhookSecret',
        },
        disableListColumn: true,
      },
    },
  ],
}
