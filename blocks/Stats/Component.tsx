import type { StatsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { splitValue } from './split-value'

type Props = StatsBlock & BlockContext

/** Figures and what they mean: the first one enormous, or all of one size. */
export function Stats({ variant, heading, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        {heading && <SectionHead heading={heading} />}
        <dl className={`stats stats-${variant}`}>
          {items.map((item) => (
            <Stat key={item.id} {...item} />
          ))}
        </dl>
      </Grid>
    </Section>
  )
}

function Stat({ value, label, note }: StatsBlock['items'][number]) {
  const { figure, unit } = splitValue(value)
  return (
    <div className="stat">
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value" style={{ '--characters': figure.length }}>
        <span className="stat-figure">{figure}</span> {unit && <span className="stat-unit">{unit}</span>}
      </dd>
      {note && <dd className="stat-note label">{note}</dd>}
    </div>
  )
}
