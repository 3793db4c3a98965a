import type { PageSeed } from '../../types'
import { backEnd } from './back-end'
import { careers } from './careers'
import { frontEnd } from './front-end'
import { internship } from './internship'

/** The list of vacancies and a page for each of them. */
export const careerPages: readonly PageSeed[] = [careers, backEnd, frontEnd, internship]
