/** Maximum characters of a template's name and description. */
export const MAX_TEMPLATE_NAME = 120
export const MAX_TEMPLATE_DESCRIPTION = 500

/** What a template is: the blocks of a whole page, or some that are added to any page. */
export const TEMPLATE_KINDS = ['page', 'part'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]
export const DEFAULT_KIND: TemplateKind = 'page'

/** Maximum characters of a page's title. */
export const MAX_PAGE_TITLE = 500

/** Maximum number of templates offered at once; a search finds the others. */
export const MAX_TEMPLATE_CHOICES = 24

/** Maximum number of parts in the selector of blocks. */
export const MAX_PARTS = 100

/** A template as it is offered for a new page, or a part for the list of blocks. */
export type TemplateChoice = {
  id: string
  name: string
  description: string | null
  /** The URL of its image, or null. */
  thumbnail: string | null
  /** The slugs of its first blocks, from top to bottom. */
  blocks: string[]
  /** The slugs of all its blocks. */
  types: string[]
}
