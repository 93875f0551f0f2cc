import type { ChildLimits } from '../../limited/limited-child.ts'
import type { DocumentKind, PdfInspection, StatementReading } from '../verdict.ts'

/** One document a process is asked about; it answers once and ends. */
export interface PdfTask {
  kind: 'look' | 'statement' | DocumentKind
  path: string
  /** Travels here only: never in an argument or the environment, where other processes could see it. */
  password: string | null
  limits: ChildLimits
}

export type PdfAnswer = PdfInspection | StatementReading
