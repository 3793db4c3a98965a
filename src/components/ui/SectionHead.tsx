import { Heading } from './Heading'

type Props = { heading: string; intro?: string | null }

/** Number (if the grid is visible), heading and intro of a section. Must be a direct child of `Grid`. */
export function SectionHead({ heading, intro }: Props) {
  return (
    <header className="section-head">
      <span className="section-index" />
      <Heading className="section-heading" level={2}>
        {heading}
      </Heading>
      {intro && <p className="section-intro">{intro}</p>}
    </header>
  )
}
