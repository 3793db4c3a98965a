import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'

/** Texts are kept as long as there is a choice that they explain. */
export const rejectTenantInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'consent-records',
    where: { shown: { equals: id } },
    // Counts what nobody may overlook, whatever the caller can see.
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const message = textIn(
    {
      nl: `Bij deze teksten horen nog ${totalDocs} keuze(s) van bezoekers. Wis die eerst.`,
      en: `${totalDocs} consent(s) of visitors still belong to these texts. Erase them first.`,
    },
    req.i18n.language,
  )
  throw new APIError(message, 409, null, true)
}
