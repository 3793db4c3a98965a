import type { AnyBlock } from './block-context'

/** Running text leaves the right of the page free, unless it is set in columns. */
const leavesRoom = (block: AnyBlock): boolean => block.blockType === 'richText' && block.measure !== 'columns'

/** The blocks in their order; a table of contents is kept together with the running text that follows it. */
export function chaptersOf(blocks: readonly AnyBlock[]): AnyBlock[][] {
  const chapters: AnyBlock[][] = []
  for (const block of blocks) {
    const open = chapters.at(-1)
    if (open?.[0]?.blockType === 'tableOfContents' && leavesRoom(block)) open.push(block)
    else chapters.push([block])
  }
  return chapters
}
