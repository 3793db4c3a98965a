/**
 * The path of an operation that collections have by one shape, typed as that of pages. A parameter may have another name
 * there: both are given.
 */
export const likePages = <Rest extends string>(collection: string, rest: Rest) =>
  `/api/admin/${collection}${rest}` as `/api/admin/pages${Rest}`
