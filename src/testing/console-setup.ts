import { afterAll, afterEach, expect } from 'vitest'
import { recordConsole, takeConsoleProblems } from '@/src/testing/console'

const HINT = 'mend the cause, or announce it with expectConsole of src/testing/console.ts'

const check = () => expect(takeConsoleProblems(), HINT).toEqual([])

recordConsole()
afterEach(check)
// For what is written after the last test.
afterAll(check)
