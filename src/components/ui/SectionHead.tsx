import { Heading } from './Heading'

type Props = { heading: string; intro?: string | null }

/** How a section begins: its number (where the grid is visible), its heading, a few lines. A direct child of `Grid`. */
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
