import type { ConfiguratorBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/rendering/block-data'
import { messages } from '@/src/i18n/messages'
import { LANGUAGES } from '@/src/lib/constants'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { ConfiguratorPanel } from './Component.client'

type Props = ConfiguratorBlock & BlockContext & { data: BlockData['configurator'] }

export function Configurator(props: Props) {
  const { heading, intro, note, baseWeeks, basePrice, contact, data, locale, tone, anchor } = props
  const { buildingBlocks, configurator } = messages[locale]
  return (
    <Section anchor={anchor} className="configurator" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 ? (
          <p className="empty-text">{buildingBlocks.empty}</p>
        ) : (
          <ConfiguratorPanel
            base={{
              weeks: { min: baseWeeks, max: baseWeeks },
              price: { min: basePrice, max: basePrice },
            }}
            contact={contact.href && contact.label ? { href: contact.href, label: contact.label } : null}
            languageTag={LANGUAGES[locale].tag}
            note={note}
            parts={data}
            texts={{ ...configurator, groups: buildingBlocks.groups }}
          />
        )}
      </Grid>
    </Section>
  )
}
