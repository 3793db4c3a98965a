import { APIError } from 'payload'

import { deletionRule } from '@/src/access/deletion-rules'
import { textIn } from '@/src/i18n/locale-texts'

/** A snapshot is kept as long as a consent record refers to it. */
export const rejectSnapshotInUse = deletionRule(async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'consent-records',
    where: { shown: { equals: id } },
    // All records count, including those the actor cannot read.
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const message = textIn(
    {
      nl: `Er verwijzen nog ${totalDocs} keuze(s) van bezoekers naar deze teksten. Verwijder die eerst.`,
      en: `${totalDocs} consent record(s) still refer to these texts. Delete those first.`,
    },
    req.i18n.language,
  )
  throw new APIError(message, 409, null, true)
})
