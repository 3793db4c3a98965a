/** Collections whose links mostly have the title of the page that they lead to. */
const TITLED: readonly string[] = ['navigation', 'footer']

/** The path in the form of the text of a link, by that of the page that it leads to. */
export const pathOfText = (pathOfPage: string): string => pathOfPage.replace(/[^.]+$/, 'label')

/** The text to propose for a link to a page with this title; null for none, as where there is a text. */
export const proposedText = (collection: string | undefined, title: unknown, text: unknown): string | null =>
  typeof title === 'string' && title !== '' && !text && TITLED.includes(collection ?? '') ? title : null
