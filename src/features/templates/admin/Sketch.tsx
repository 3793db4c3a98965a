import type { TemplateChoice } from '@/src/api-client/schema'

/** What a template looks like: its image, or its first blocks. */
export const Sketch = ({ thumbnail, blocks }: Pick<TemplateChoice, 'thumbnail' | 'blocks'>) => (
  <span className="gevel-template__picture" aria-hidden="true">
    {thumbnail ? (
      <img src={thumbnail} alt="" loading="lazy" />
    ) : (
      // The slug alone is not unique: block types repeat.
      blocks.map((slug, index) => <img key={`${index}-${slug}`} src={`/blocks/${slug}.svg`} alt="" />)
    )}
  </span>
)
