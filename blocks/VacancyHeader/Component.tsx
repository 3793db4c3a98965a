import type { VacancyHeaderBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'

type Props = VacancyHeaderBlock & BlockContext

/** The opening of a vacancy. */
export function VacancyHeader({ heading, summary, location, apply, mainHeading, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="vacancy-header" tone={tone}>
      <Grid>
        <p className="vacancy-header-label label">{location}</p>
        <Heading className="vacancy-header-heading" level={mainHeading ? 1 : 2}>
          {heading}
        </Heading>
        <p className="vacancy-header-summary lead">{summary}</p>
        <LinkRow links={apply ? [apply] : []} />
      </Grid>
    </Section>
  )
}
