import type { ReactNode } from 'react'

import { Button, IconButton } from '@/src/components/ui/Button'
import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { Collapsible } from '@/src/components/ui/Collapsible'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import type { UiLabels } from '@/src/components/ui/labels'
import { Section, type Tone } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { Tabs } from '@/src/components/ui/tabs/Tabs'
import { DialogShowcase } from './DialogShowcase'
import { FieldShowcase } from './FieldShowcase'
import { PopupShowcase } from './PopupShowcase'
import { SwitchShowcase } from './SwitchShowcase'
import type { PlaygroundTexts } from './texts'

type Props = { texts: PlaygroundTexts; labels: UiLabels }

const TONES: readonly Tone[] = ['ground', 'subtle', 'inverse', 'primary']
const MANY_TABS = 14

/** Every component of the system in all its states. */
export function ComponentShowcase({ texts, labels }: Props) {
  return (
    <>
      <Section tone="ground" anchor="components">
        <Grid>
          <SectionHead heading={texts.components} />
          <Entry name={texts.tabs}>
            <Tabs label={texts.tabs} labels={labels.tabs} tabs={tabsOf(texts, 3)} />
            <Tabs
              label={`${texts.tabs} 1–${MANY_TABS}`}
              labels={labels.tabs}
              tabs={tabsOf(texts, MANY_TABS)}
            />
          </Entry>
          <Entry name={texts.dialogs}>
            <DialogShowcase labels={labels} texts={texts} />
          </Entry>
          <Entry name={texts.switches}>
            <SwitchShowcase texts={texts} />
          </Entry>
          <Entry name={texts.collapsibles}>
            <Collapsible defaultOpen title={texts.foldable}>
              {texts.foldableText}
            </Collapsible>
            <Collapsible title={`${texts.foldable} 2`}>{texts.foldableText}</Collapsible>
          </Entry>
          <Entry name={texts.fields}>
            <FieldShowcase texts={texts} />
          </Entry>
          <Entry name={texts.popups}>
            <PopupShowcase labels={labels} texts={texts} />
          </Entry>
        </Grid>
      </Section>
      {TONES.map((tone) => (
        <Section key={tone} tone={tone}>
          <Grid>
            <Entry name={texts.buttons}>
              <ButtonStates texts={texts} closeLabel={labels.dialog.close} />
            </Entry>
          </Grid>
        </Section>
      ))}
    </>
  )
}

const tabsOf = ({ tab, tabText }: PlaygroundTexts, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: `${tab} ${index + 1}`,
    content: `${index + 1}. ${tabText}`,
  }))

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="playground-entry pad">
      <Heading level={3}>{name}</Heading>
      <div>{children}</div>
    </div>
  )
}

function ButtonStates({ texts, closeLabel }: { texts: PlaygroundTexts; closeLabel: string }) {
  return (
    <div className="link-row">
      <Button icon="arrow-right">{texts.press}</Button>
      <Button busy>{texts.busy}</Button>
      <Button disabled>{texts.disabled}</Button>
      <Button variant="plain">{texts.plain}</Button>
      <ButtonLink href="#components" label={texts.components} variant="plain" />
      <IconButton icon="close" label={closeLabel} />
    </div>
  )
}
