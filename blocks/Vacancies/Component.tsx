import type { VacanciesBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/content/block-data'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = VacanciesBlock & BlockContext & { data: BlockData['vacancies'] }

/** Vacancies that have a page of their own. */
export function Vacancies({ heading, intro, emptyText, data, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="vacancies" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 && <p className="empty-text">{emptyText}</p>}
        <ul className="vacancies-items">
          {data.map(({ id, href, opening }) => (
            <li key={id}>
              <Heading href={href} level={3}>
                {opening.heading}
              </Heading>
              <p>{opening.summary}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  )
}
