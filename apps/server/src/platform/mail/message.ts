import type { Language } from '@daftar/rules/geo/languages'
import type { LetterKind } from '@daftar/rules/letters/letter-kinds'
import type { BothTexts, LetterLine } from '@daftar/words/letters/letter-line'

/** What a letter says in one language. */
export interface LetterPart {
  language: Language
  heading: string
  lines: readonly LetterLine[]
}

/** One e-mail. `code` tells the development inbox which code it carries; it is never sent as a field. */
export type MailMessage = {
  kind: LetterKind
  to: string
  subject: string
  parts: readonly LetterPart[]
  about?: BothTexts
  /** Where whoever gets it says that they want no more of it. */
  leave?: string
  /** Where an answer to it goes, and what it is a part of: an answer names both. */
  replyTo?: string
  thread?: string
  code?: string
  attachments?: readonly { name: string; contentType: string; storageKey: string }[]
}
