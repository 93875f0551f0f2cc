import type { DocumentKind, PdfInspection, StatementReading } from '../verdict.ts'

/** One document a process is asked about; it answers once and ends. */
export interface PdfTask {
  kind: 'look' | 'statement' | DocumentKind
  path: string
  /** Travels here only: never in an argument or the environment, where other processes could see it. */
  password: string | null
  limits: ChildLimits
}

/** A process that goes above one of these kills itself. */
export interface ChildLimits {
  memoryBytes: number
  cpuSeconds: number
}

export type PdfAnswer = PdfInspection | StatementReading
