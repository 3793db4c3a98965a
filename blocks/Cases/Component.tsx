import type { CasesBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { Exhibition } from './Exhibition'
import { Register } from './Register'
import { Screens } from './Screens'

type Props = CasesBlock & BlockContext

/** Works in one of three arrangements: exhibition, register, or one screen each. */
export function Cases({ variant, heading, intro, items, tone, anchor, index }: Props) {
  return (
    <>
      <Section anchor={anchor} className={`cases-${variant}`} tone={tone}>
        <Grid>
          <SectionHead heading={heading} intro={intro} />
          {variant === 'exhibition' && <Exhibition items={items} priority={index === 0} />}
          {variant === 'index' && <Register items={items} />}
        </Grid>
      </Section>
      {variant === 'screens' && <Screens items={items} />}
    </>
  )
}
