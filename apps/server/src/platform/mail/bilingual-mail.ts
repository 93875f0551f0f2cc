import type { Tx } from '../database/database.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** An e-mail in both languages. */
export interface BilingualMail {
  to: string
  subject: string
  paragraphs: { en: string[]; ar: string[] }
}

/** Queues e-mails in the caller's transaction, in as many statements for a hundred as for one. */
export type QueueMail = (tx: Tx, ...mails: BilingualMail[]) => Promise<void>

/** A letter in both languages, one under the other: whoever reads it needs no setting. */
export function bilingualMail(outbox: Outbox): QueueMail {
  return (tx, ...mails) =>
    outbox.mails(
      tx,
      mails.map(({ to, subject, paragraphs }) => ({
        to,
        subject,
        text: [...paragraphs.en, ...paragraphs.ar].join('\n\n'),
        html: `<div lang="en" dir="ltr">${htmlOf(paragraphs.en)}</div><hr><div lang="ar" dir="rtl">${htmlOf(paragraphs.ar)}</div>`,
      })),
    )
}

function htmlOf(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('')
}
