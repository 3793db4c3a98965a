import { selectorOf } from './blocks-of'

/** A block that is shown, from its top to its bottom in the window. */
export type Extent = { id: string; top: number; bottom: number }

/** Between two blocks: before which one, or at the end, and how far down. */
export type DropPlace = { before: string | null; top: number }

/** Where the blocks are that are shown, in their order. */
export const extentsOf = (ids: readonly string[]): Extent[] =>
  ids.flatMap((id) => {
    const boxes = [...document.querySelectorAll(selectorOf(id))].map((one) => one.getBoundingClientRect())
    if (boxes.length === 0) return []
    const top = Math.min(...boxes.map((box) => box.top))
    return [{ id, top, bottom: Math.max(...boxes.map((box) => box.bottom)) }]
  })

/** The place between blocks that is nearest to a height; null next to the block itself, where nothing would move. */
export function dropPlace(extents: readonly Extent[], block: string, y: number): DropPlace | null {
  const own = extents.findIndex(({ id }) => id === block)
  const places = [
    ...extents.map(({ id, top }): DropPlace => ({ before: id, top })),
    { before: null, top: extents.at(-1)?.bottom ?? 0 },
  ]
  const nearest = places.reduce((best, place) =>
    Math.abs(place.top - y) < Math.abs(best.top - y) ? place : best,
  )
  const index = places.indexOf(nearest)
  return own < 0 || index === own || index === own + 1 ? null : nearest
}
