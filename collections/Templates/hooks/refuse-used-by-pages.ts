import { APIError, type CollectionBeforeDeleteHook } from 'payload'

const NAMED = 5

/** A template that pages still name is not deleted; whoever tries is told which pages. */
export const refuseUsedByPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'pages',
    where: { template: { equals: id } },
    draft: true,
    limit: NAMED,
    depth: 0,
    select: { title: true },
    // Whoever may delete the template must hear where it is used, whatever else they may read.
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return
  const names = docs.map((page) => `“${page.title || page.id}”`)
  const list = totalDocs > NAMED ? [...names, '…'].join(', ') : names.join(', ')
  throw new APIError(
    req.i18n.language === 'nl'
      ? `Hiervan zijn ${totalDocs} pagina’s gemaakt: ${list}. Maak daar eerst het sjabloon leeg.`
      : `${totalDocs} page(s) were made from this: ${list}. Clear the template there first.`,
    409,
    null,
    true,
  )
}
