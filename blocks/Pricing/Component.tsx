import type { PricingBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = PricingBlock & BlockContext

/** Plans side by side, with all prices in the same font size. */
export function Pricing({ heading, intro, plans, note, tone, anchor }: Props) {
  const characters = Math.max(...plans.map(({ price }) => price.length))
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className="pricing" data-count={plans.length} style={{ '--characters': characters }}>
          {plans.map((plan) => (
            <Plan key={plan.id} {...plan} />
          ))}
        </ul>
        {note && <p className="pricing-note label pad">{note}</p>}
      </Grid>
    </Section>
  )
}

function Plan({ name, price, unit, text, points, link, highlighted }: PricingBlock['plans'][number]) {
  return (
    <li data-highlighted={highlighted || undefined}>
      <div className="plan">
        <div className="plan-head">
          <Heading level={3}>{name}</Heading>
          <p className="plan-price">{price}</p>
          {unit && <p className="plan-unit label">{unit}</p>}
        </div>
        {text && <p>{text}</p>}
        {points && points.length > 0 && (
          <ul className="plan-points">
            {points.map((point) => (
              <li key={point.id}>{point.text}</li>
            ))}
          </ul>
        )}
        <LinkRow className="plan-link" links={link ? [link] : []} />
      </div>
    </li>
  )
}
