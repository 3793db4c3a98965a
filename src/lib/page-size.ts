/** Documents that one response has at most, of any API. */
export const MAX_PAGE_SIZE = 100
