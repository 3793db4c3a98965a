import type { CodeBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { CodeFigure } from '@/src/components/code/CodeFigure'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'

type Props = CodeBlock & BlockContext

export function Code({ language, filename, code, caption, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="code" tone={tone}>
      <Grid>
        <CodeFigure caption={caption} code={code} filename={filename} language={language} />
      </Grid>
    </Section>
  )
}
