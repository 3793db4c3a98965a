import type { StatsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { splitValue } from './split-value'

type Props = StatsBlock & BlockContext
type Item = StatsBlock['items'][number]

const charactersOf = ({ value }: Item): number => splitValue(value).figure.length

/** Figures with labels: the first one large, or all of one size. */
export function Stats({ variant, heading, items, tone, anchor }: Props) {
  const ofOneSize = variant === 'leading' ? items.slice(1) : items
  const longest = Math.max(1, ...ofOneSize.map(charactersOf))
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        {heading && <SectionHead heading={heading} />}
        <dl className={`stats stats-${variant}`} style={{ '--others': Math.max(1, items.length - 1) }}>
          {items.map((item, position) => (
            <Stat
              characters={variant === 'leading' && position === 0 ? charactersOf(item) : longest}
              key={item.id}
              {...item}
            />
          ))}
        </dl>
      </Grid>
    </Section>
  )
}

function Stat({ value, label, note, characters }: Item & { characters: number }) {
  const { figure, unit } = splitValue(value)
  return (
    <div className="stat">
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value" style={{ '--characters': characters }}>
        <span className="stat-figure">{figure}</span> {unit && <span className="stat-unit">{unit}</span>}
      </dd>
      {note && <dd className="stat-note label">{note}</dd>}
    </div>
  )
}
