import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { keepInInbox } from '../outbox/inbox.ts'
import type { Storage } from '../storage/storage.ts'
import { letterText, type LetterPart } from './letter.ts'
import type { LetterBrand } from './letter-page.ts'

/** One e-mail. `code` tells the development inbox which code it carries; it is never sent as a field. */
export type MailMessage = {
  to: string
  subject: string
  parts: readonly LetterPart[]
  code?: string
  attachments?: readonly { name: string; contentType: string; storageKey: string }[]
}

/** Sends one e-mail; throws when it was not taken, then it is tried again. `id` stays the same on every try. */
export type Mail = (id: string, message: MailMessage) => Promise<void>

type MailDependencies = { database: Database; clock: Clock; storage: Storage }
type Settings = Pick<Config, 'mode' | 'smtp'> & { brand: LetterBrand }

/** SMTP in production; in development and demo mode everything lands in the inbox, and is sent too where SMTP is set. */
export function openMail(config: Settings, deps: MailDependencies): Mail {
  const { brand } = config
  const send = config.smtp ? smtpMail(config.smtp, deps.storage, brand) : undefined
  if (config.mode === 'production') {
    if (!send) throw new Error('production needs SMTP_URL')
    return send
  }
  const keep = inboxMail(deps, brand)
  return async (id, message) => {
    await keep(id, message)
    await send?.(id, message)
  }
}

/** The fake: a row of the development inbox. */
export function inboxMail(
  { database, clock }: Pick<MailDependencies, 'database' | 'clock'>,
  brand: LetterBrand,
): Mail {
  return async (id, message) =>
    keepInInbox(database, {
      id,
      channel: 'email',
      recipient: message.to,
      subject: message.subject,
      ...(await written(message, brand)),
      code: message.code ?? null,
      attachments: message.attachments ?? [],
      at: clock.now(),
    })
}

/** The real one. The Message-ID repeats on a second try, so mail programs show one message. */
export function smtpMail(smtp: { url: string; from: string }, storage: Storage, brand: LetterBrand): Mail {
  const transport = createTransport(smtp.url, {
    from: smtp.from,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([\w.-]+)/.exec(smtp.from)?.[1] ?? 'localhost'
  return async (id, { to, subject, parts, attachments = [] }) => {
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      to: { name: '', address: to },
      subject,
      ...(await written({ parts }, brand)),
      attachments: await Promise.all(
        attachments.map(async ({ name, contentType, storageKey }) => ({
          filename: name,
          contentType,
          content: await storage.bytes(storageKey),
        })),
      ),
    })
  }
}

/** A letter as text and as a page; what draws the page is loaded with the first letter. */
async function written({ parts }: Pick<MailMessage, 'parts'>, brand: LetterBrand) {
  const { letterPage } = await import('./letter-page.ts')
  return { text: letterText(parts), html: letterPage(parts, brand) }
}
