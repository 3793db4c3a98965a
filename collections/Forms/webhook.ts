import type { Condition, Field, TextFieldSingleValidation } from 'payload'

import type { Form as FormDocument } from '@/payload-types'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import { fieldInTenantWith } from '@/src/access/predicates'
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
      nl: 'Geef een adres dat met https:// en een domeinnaam begint, zonder poort en wachtwoord.',
      en: 'Give an address that begins with https:// and a domain name, without port and password.',
    },
    req.i18n.language,
  )

/** Without it a heading would stand above nothing for who may not see the fields. */
const forAdmins: Condition<FormDocument> = ({ tenant }, _, { user }) =>
  isSuperAdmin(user) || (tenant ? tenantsWith(user, 'settings.write').includes(referenceId(tenant)) : false)

/** Where a form's submissions go leaves the company, so its admins say where. */
export const webhook: Field = {
  name: 'webhook',
  type: 'group',
  label: texts({ nl: 'Webhook', en: 'Webhook' }),
  admin: {
    condition: forAdmins,
    description: texts({
      nl: 'Stuurt elke inzending als JSON door, ondertekend volgens Standard Webhooks. Lukt het niet, dan nog vijf keer.',
      en: 'Passes every submission on as JSON, signed as in Standard Webhooks. When that fails, five more times.',
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
      access: { ...access, create: () => false, update: () => false },
      hooks: {
        // Made once there is an address, and never by anybody's choice.
        beforeChange: [
          ({ value, previousValue, siblingData }): unknown =>
            siblingData.url ? (previousValue ?? value ?? newWebhookSecret()) : previousValue,
        ],
      },
      label: texts({ nl: 'Geheim', en: 'Secret' }),
      admin: {
        readOnly: true,
        condition: (_, sibling) => Boolean(sibling?.secret),
        description: texts({
          nl: 'Waarmee de ontvanger de handtekening nagaat.',
          en: 'With which the receiver checks the signature.',
        }),
      },
    },
  ],
}
