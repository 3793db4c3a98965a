/** Collections that hold what visitors said of themselves: what is told of a document elsewhere names none of it. */
const PERSONAL: readonly string[] = ['form-submissions', 'bookings']

export const isPersonal = (slug: string): boolean => PERSONAL.includes(slug)
