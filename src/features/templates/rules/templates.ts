/** The most characters of a template's name and of its description. */
export const MAX_TEMPLATE_NAME = 120
export const MAX_TEMPLATE_DESCRIPTION = 500

/** The most characters of a page's title. */
export const MAX_PAGE_TITLE = 500

/** How many templates are offered at once; a search finds the others. */
export const MAX_TEMPLATE_CHOICES = 24

/** A template as it is offered for a new page. */
export type TemplateChoice = {
  id: string
  name: string
  description: string | null
  /** Address of its image, if it has one. */
  thumbnail: string | null
  /** Slugs of its first blocks, from top to bottom. */
  blocks: string[]
}
