import type { ChildLimits } from '../../limited/limited-child.ts'
import type { IdentityReading } from '../../pdf/verdict.ts'

/** What a process is asked to do with one picture or document; it answers once and ends. */
export type PictureTask = PictureWork & { path: string; limits: ChildLimits }

export type PictureWork =
  /** No longer than `longestSide` dots, where it is told. */
  | { kind: 'upright'; reads: boolean; longestSide?: number }
  | { kind: 'marked'; type: 'image' | 'pdf'; mark: string; isRightToLeft: boolean }

/** A picture as it is looked at, without what its maker wrote into it. */
export interface UprightPicture {
  kind: 'upright'
  bytes: Uint8Array
  width: number
  height: number
  /** What the machine-readable zone in it says; null where none was found, or nobody asked. */
  identity: IdentityReading | null
}

/** A document with the mark burnt into each of its pages. */
export interface MarkedDocument {
  kind: 'marked'
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'application/pdf'
}

export type PictureFailure = { kind: 'unreadable' | 'too_heavy' }

export type PictureAnswer = UprightPicture | MarkedDocument | PictureFailure
