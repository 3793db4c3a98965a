import { APIError, type CollectionBeforeDeleteHook, type Where } from 'payload'

/** The most places that are named; the rest is counted. */
const NAMED = 5

/** Titles of the pages that show the form, drafts included. */
async function pagesShowing(
  id: string | number,
  req: Parameters<CollectionBeforeDeleteHook>[0]['req'],
): Promise<string[]> {
  const shows: Where = { 'blocks.form': { equals: id } }
  const pages = await Promise.all(
    [false, true].map((draft) =>
      req.payload.find({
        collection: 'pages',
        where: shows,
        draft,
        select: { title: true },
        depth: 0,
        pagination: false,
        // Counts what nobody may overlook, whatever the caller can see.
        overrideAccess: true,
        req,
      }),
    ),
  )
  const titles = new Map(pages.flatMap(({ docs }) => docs).map((page) => [page.id, page.title]))
  return [...titles.values()]
}

/** A form that a page shows, or that still has submissions, is not deleted; whoever tries is told where it is used. */
export const refuseInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const pages = await pagesShowing(id, req)
  const { totalDocs: submissions } = await req.payload.count({
    collection: 'form-submissions',
    where: { form: { equals: id } },
    // As above.
    overrideAccess: true,
    req,
  })
  if (pages.length + submissions === 0) return
  const dutch = req.i18n.language === 'nl'
  const named = pages.slice(0, NAMED).map((title) => `“${title}”`)
  const more =
    pages.length > NAMED ? [dutch ? `${pages.length - NAMED} meer` : `${pages.length - NAMED} more`] : []
  const places = [
    ...(named.length > 0 ? [`${dutch ? 'pagina’s' : 'pages'} ${[...named, ...more].join(', ')}`] : []),
    ...(submissions > 0 ? [`${submissions} ${dutch ? 'inzendingen' : 'submissions'}`] : []),
  ].join('; ')
  throw new APIError(
    dutch
      ? `Dit formulier is in gebruik (${places}). Verwijder het daar eerst.`
      : `This form is in use (${places}). Remove it there first.`,
    409,
    null,
    true,
  )
}
