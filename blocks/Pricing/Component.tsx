import type { PricingBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = PricingBlock & BlockContext

/** What it costs. */
export function Pricing({ heading, intro, plans, note, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="pricing" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className="pricing-plans">
          {plans.map(({ id, name, price, unit, text, points, link, highlighted }) => (
            <li data-highlighted={highlighted || undefined} key={id}>
              <Heading level={3}>{name}</Heading>
              <p className="pricing-price">{price}</p>
              {unit && <p className="pricing-unit label">{unit}</p>}
              {text && <p>{text}</p>}
              {points && points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point.id}>{point.text}</li>
                  ))}
                </ul>
              )}
              <LinkRow links={link ? [link] : []} />
            </li>
          ))}
        </ul>
        {note && <p className="pricing-note label">{note}</p>}
      </Grid>
    </Section>
  )
}
