import type { Block, Field } from 'payload'

import { sectionGroup, type SectionTone } from './section'

type Label = { nl: string; en: string }

/** What kind of section a block is, for the editor who looks for one. */
export const BLOCK_GROUPS = {
  opening: { nl: 'Opening', en: 'Opening' },
  text: { nl: 'Tekst', en: 'Text' },
  proof: { nl: 'Bewijs', en: 'Proof' },
  image: { nl: 'Beeld', en: 'Image' },
  action: { nl: 'Actie', en: 'Action' },
} as const satisfies Record<string, Label>

type BlockOptions = {
  slug: string
  /** Name of the generated type. */
  interfaceName: string
  group: keyof typeof BLOCK_GROUPS
  singular: Label
  plural: Label
  /** What the thumbnail `public/blocks/<slug>.svg` shows. */
  thumbnailAlt: string
  defaultTone?: SectionTone
  fields: Field[]
}

/** A block of pages: its own fields, then the settings that all sections share. */
export const defineBlock = ({
  slug,
  interfaceName,
  group,
  singular,
  plural,
  thumbnailAlt,
  defaultTone,
  fields,
}: BlockOptions): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural },
  admin: {
    group: BLOCK_GROUPS[group],
    images: { thumbnail: { url: `/blocks/${slug}.svg`, alt: thumbnailAlt } },
  },
  fields: [...fields, sectionGroup(defaultTone)],
})
