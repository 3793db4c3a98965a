/**
 * One value for the whole process, made at first use. The proxy and the app are separate module graphs in one
 * process, and development reloads modules: a module's own variable would exist several times.
 * @param name must be unique to the value's type: it is all that the value is found by
 */
export function globalSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`gevel.${name}`)
  const registry = globalThis as Record<symbol, unknown>
  registry[key] ??= create()
  return registry[key] as T
}
