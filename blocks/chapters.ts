import type { AnyBlock } from './block-context'

/** Running text leaves space on the right, unless it is set in columns. */
const leavesRoom = (block: AnyBlock): boolean => block.blockType === 'richText' && block.measure !== 'columns'

/** Groups a table of contents with the running text that follows it; any other block is a group by itself. */
export function chaptersOf(blocks: readonly AnyBlock[]): AnyBlock[][] {
  const chapters: AnyBlock[][] = []
  for (const block of blocks) {
    const open = chapters.at(-1)
    if (open?.[0]?.blockType === 'tableOfContents' && leavesRoom(block)) open.push(block)
    else chapters.push([block])
  }
  return chapters
}
