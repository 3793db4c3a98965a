import { describeError } from '@/src/platform/error-for-log'

/** Next.js prints errors by itself, besides those that it hands to us: they must not contain values of statements either. */
export function cleanConsole(): void {
  const { console } = globalThis
  const print = console.error.bind(console)
  console.error = (...values: unknown[]) =>
    print(...values.map((value) => (value instanceof Error ? describeError(value).stack : value)))
}
