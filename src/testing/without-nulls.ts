/** A JSON value without members that are null or undefined, at any depth. */
export const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, child: unknown) =>
    child && typeof child === 'object' && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).filter(([, one]) => one !== null))
      : child,
  )
