import type { TemplateChoice } from '@/src/api-client/schema'

/** A template to choose: its image or a drawing of its blocks, its name, and when to use it. */
export function TemplateCard({
  choice: { id, name, description, thumbnail, blocks },
}: {
  choice: TemplateChoice
}) {
  return (
    <label className="gevel-template">
      <input type="radio" name="template" value={id} required />
      <span className="gevel-template__picture" aria-hidden="true">
        {thumbnail ? (
          <img src={thumbnail} alt="" loading="lazy" />
        ) : (
          // Blocks of one type may follow each other.
          blocks.map((slug, index) => <img key={`${index}-${slug}`} src={`/blocks/${slug}.svg`} alt="" />)
        )}
      </span>
      <strong>{name}</strong>
      {description && <span>{description}</span>}
    </label>
  )
}
