import type { ConfiguratorBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/content/block-data'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = ConfiguratorBlock & BlockContext & { data: BlockData['configurator'] }

export function Configurator({ heading, intro, note, data, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="configurator" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className="configurator-items">
          {data.map(({ key, name, summary }) => (
            <li key={key}>
              <Heading level={3}>{name}</Heading>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
        <p className="configurator-note label">{note}</p>
      </Grid>
    </Section>
  )
}
