import { format } from 'node:util'

const LEVELS = ['error', 'warn'] as const
type Level = (typeof LEVELS)[number]

type Line = { level: Level; text: string }
type Expected = { level: Level; pattern: RegExp }

let expected: Expected[] = []
let unexpected: Line[] = []

function receive(level: Level, args: unknown[]): void {
  const text = format(...args)
  const index = expected.findIndex((line) => line.level === level && line.pattern.test(text))
  if (index === -1) unexpected.push({ level, text })
  else expected.splice(index, 1)
}

/** Records the output of console.error and console.warn instead of printing it. */
export function recordConsole(): void {
  for (const level of LEVELS) {
    const record = (...args: unknown[]) => receive(level, args)
    // A getter: Next.js wraps methods that are plain values, and its wrapper throws outside its own server.
    Object.defineProperty(console, level, { configurable: true, get: () => record, set: () => {} })
  }
}

/** Expects one line from the current test. The test fails without it, and on any other line. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern })
}

/** A message per missing or unexpected line; resets the recording. */
export function takeConsoleProblems(): string[] {
  const problems = [
    ...unexpected.map(({ level, text }) => `Unexpected console.${level}: ${text}`),
    ...expected.map(({ level, pattern }) => `Missing console.${level}: ${String(pattern)}`),
  ]
  expected = []
  unexpected = []
  return problems
}
