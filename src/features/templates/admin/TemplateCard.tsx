import type { TemplateChoice } from '@/src/api-client/schema'
import { Sketch } from './Sketch'

/** A selectable template: its image or a sketch of its blocks, its name and description. */
export function TemplateCard({ choice }: { choice: TemplateChoice }) {
  const { id, name, description } = choice
  return (
    <label className="gevel-template">
      <input type="radio" name="template" value={id} required />
      <Sketch {...choice} />
      <strong>{name}</strong>
      {description && <span>{description}</span>}
    </label>
  )
}
