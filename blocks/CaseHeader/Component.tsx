import type { CaseHeaderBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Exhibit } from '@/src/components/media/Exhibit'
import { FactList } from '@/src/components/ui/FactList'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'

type Props = CaseHeaderBlock & BlockContext

/** The fixed facts of a case, followed by those the editor adds. */
function factsOf({ sector, year, duration, facts }: CaseHeaderBlock, locale: Locale) {
  const texts = messages[locale].caseHeader
  const usual = [
    { label: texts.sector, value: sector },
    { label: texts.year, value: year },
    { label: texts.duration, value: duration },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return [...usual, ...(facts ?? [])]
}

/** Heading, image and facts of a case. The theme's design settings decide whether the text overlays the image. */
export function CaseHeader(props: Props) {
  const { heading, summary, image, tone, anchor, index, locale, mainHeading } = props
  return (
    <Section anchor={anchor} className="case-header" tone={tone} underHeader={index === 0}>
      <Grid>
        <div className="case-header-copy">
          <Heading className="case-header-heading pad" level={mainHeading ? 1 : 2} size="h1">
            {heading}
          </Heading>
          <p className="case-header-summary lead pad">{summary}</p>
          <FactList className="case-header-facts" facts={factsOf(props, locale)} />
        </div>
        <Exhibit className="case-header-work" image={image} priority={index === 0} sizes="100vw" />
      </Grid>
    </Section>
  )
}
