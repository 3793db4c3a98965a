import type { VacanciesBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { hoursOf, salaryOf } from '@/blocks/VacancyHeader/facts'
import type { BlockData } from '@/src/rendering/block-data'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'

type Props = VacanciesBlock & BlockContext & { data: BlockData['vacancies'] }
type Opening = BlockData['vacancies'][number]['opening']

/** Rows with location, role, hours and salary. */
export function Vacancies({ heading, intro, emptyText, data, locale, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 ? (
          <p className="empty-text">{emptyText}</p>
        ) : (
          <ul className="vacancies">
            {data.map(({ id, href, opening }) => (
              <li className="entry" key={id}>
                <p className="label pad">{opening.location}</p>
                <div className="vacancy-role pad">
                  <Heading href={href} level={3} size="h2">
                    {opening.heading}
                  </Heading>
                  <p>{opening.summary}</p>
                </div>
                <Terms locale={locale} opening={opening} />
              </li>
            ))}
          </ul>
        )}
      </Grid>
    </Section>
  )
}

function Terms({ opening, locale }: { opening: Opening; locale: Locale }) {
  const texts = messages[locale].vacancy
  const terms = [
    { label: texts.employment, value: texts.employmentTypes[opening.employmentType] },
    { label: texts.hours, value: hoursOf(opening, locale) },
    { label: texts.salary, value: salaryOf(opening, locale) },
  ]
  return (
    <dl className="vacancy-terms label pad">
      {terms.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
