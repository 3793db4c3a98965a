import type { FormBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/rendering/block-data'
import { RichText } from '@/src/components/RichText'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { messages } from '@/src/i18n/messages'
import { SiteForm } from './Component.client'

type Props = FormBlock & BlockContext & { data: BlockData['form'] }

export function Form({ heading, intro, aside, data, locale, tone, anchor }: Props) {
  const texts = messages[locale].form
  return (
    <Section anchor={anchor} className="form-section" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data && (
          <div className="form-place pad">
            <noscript>
              <p>{texts.noScript}</p>
            </noscript>
            <SiteForm definition={data} label={heading} locale={locale} texts={texts} />
          </div>
        )}
        {aside && <RichText className="form-aside pad" data={aside} topLevel={3} />}
      </Grid>
    </Section>
  )
}
