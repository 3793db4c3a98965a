import type { VacancyHeaderBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { FactList } from '@/src/components/ui/FactList'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'
import type { BlockData } from '@/src/rendering/block-data'
import { messages } from '@/src/i18n/messages'
import { vacancyFacts } from './facts'

type Props = VacancyHeaderBlock & BlockContext & { data: BlockData['vacancyHeader'] }

/** Role, facts, and a link to apply until the closing date. */
export function VacancyHeader({ data, mainHeading, locale, anchor, ...vacancy }: Props) {
  const { heading, summary, apply, tone } = vacancy
  return (
    <Section anchor={anchor} className="vacancy-header" tone={tone}>
      <Grid>
        <Heading className="vacancy-header-heading pad" level={mainHeading ? 1 : 2} size="h1">
          {heading}
        </Heading>
        <p className="vacancy-header-summary lead pad">{summary}</p>
        {data.closed ? (
          <p className="vacancy-header-apply pad">{messages[locale].vacancy.closed}</p>
        ) : (
          <LinkRow className="vacancy-header-apply pad" links={apply ? [apply] : []} />
        )}
        <FactList facts={vacancyFacts(vacancy, locale)} />
      </Grid>
    </Section>
  )
}
