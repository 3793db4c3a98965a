import type { TemplateChoice } from '@/src/api-client/schema'

/** A selectable template: its image or a sketch of its blocks, its name and description. */
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
          // The slug alone is not unique: block types repeat.
          blocks.map((slug, index) => <img key={`${index}-${slug}`} src={`/blocks/${slug}.svg`} alt="" />)
        )}
      </span>
      <strong>{name}</strong>
      {description && <span>{description}</span>}
    </label>
  )
}
