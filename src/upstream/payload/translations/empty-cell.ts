/** Instead of “<No Redirect to>” in every empty cell. */
export const EMPTY_CELL = '–'
