/** The most characters of a template's name and of its description. */
export const MAX_TEMPLATE_NAME = 120
export const MAX_TEMPLATE_DESCRIPTION = 500

/** The most characters of a page's title. */
export const MAX_PAGE_TITLE = 500
