import type { CodeBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'

type Props = CodeBlock & BlockContext

/** A piece of code to read. */
export function Code({ language, filename, code, caption, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="code" tone={tone}>
      <Grid>
        <figure className="code-figure" data-language={language}>
          {filename && <p className="code-filename label">{filename}</p>}
          <pre tabIndex={0}>
            <code>{code}</code>
          </pre>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      </Grid>
    </Section>
  )
}
