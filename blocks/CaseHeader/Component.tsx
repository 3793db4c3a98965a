import type { CaseHeaderBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Exhibit } from '@/src/components/media/Exhibit'
import { FactList } from '@/src/components/ui/FactList'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'

type Props = CaseHeaderBlock & BlockContext

/** The opening of a case: what it is, what it was made of, how it looks. */
export function CaseHeader({
  heading,
  summary,
  image,
  sector,
  year,
  duration,
  facts,
  tone,
  anchor,
  ...context
}: Props) {
  const label = [sector, year, duration].filter(Boolean).join(', ')
  return (
    <Section anchor={anchor} className="case-header" tone={tone}>
      <Grid>
        {label && <p className="case-header-label label">{label}</p>}
        <Heading className="case-header-heading" level={context.mainHeading ? 1 : 2}>
          {heading}
        </Heading>
        <p className="case-header-summary lead">{summary}</p>
        <FactList facts={facts ?? []} />
        <Exhibit image={image} priority={context.index === 0} sizes="100vw" />
      </Grid>
    </Section>
  )
}
