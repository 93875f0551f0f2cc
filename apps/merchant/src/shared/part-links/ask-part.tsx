import type { PartScope, PartSubject } from '@daftar/rules/part-links/part-link'
import { lazy, Suspense } from 'react'

/** One part of an application that somebody else could fill. */
export interface AskedPart {
  subject: PartSubject
  subjectId: string
  scope: PartScope
  /** Which of several people it is about, and what they are called. */
  person?: string
  name?: string
  /** Saves what is typed, so that the server knows of the person; answers whether it has arrived. */
  save?: (() => Promise<boolean>) | undefined
}

/** Whoever fills everything by themselves loads nothing of it but this. */
const AskPanel = lazy(() => import('./ask-panel.tsx').then((module) => ({ default: module.AskPanel })))

/** Asks somebody else for a part, and says what became of it. */
export function AskPart(part: AskedPart) {
  return (
    <Suspense>
      <AskPanel {...part} />
    </Suspense>
  )
}
