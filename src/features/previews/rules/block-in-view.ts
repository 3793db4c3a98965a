/** In the URL of a form: the block that was in view on the site, by its place there and the first text in it. */
export const PLACE_PARAM = 'block'
export const TEXT_PARAM = 'text'

/** As much of a text as tells blocks apart. */
export const MAX_TEXT = 120
const MAX_PLACE = 999

type BlockInView = { place: number; text: string }

/** What a query says was in view; null for a query without a place. */
export function blockInQuery(query: URLSearchParams): BlockInView | null {
  const place = query.get(PLACE_PARAM)
  if (place === null || !/^\d{1,3}$/.test(place) || Number(place) > MAX_PLACE) return null
  return { place: Number(place), text: (query.get(TEXT_PARAM) ?? '').slice(0, MAX_TEXT) }
}

/**
 * The block that was in view: of those with its text the nearest to its place, else the one in its place.
 * @param blocks that the site shows, with their texts, in their order
 */
export function findInView(
  blocks: readonly { id: string; texts: readonly string[] }[],
  { place, text }: BlockInView,
): string | null {
  const found = blocks.flatMap(({ id, texts }, index) =>
    text !== '' && texts.some((one) => one.slice(0, MAX_TEXT) === text)
      ? [{ id, away: Math.abs(index - place) }]
      : [],
  )
  const [nearest] = found.toSorted((a, b) => a.away - b.away)
  return nearest?.id ?? blocks[place]?.id ?? null
}
