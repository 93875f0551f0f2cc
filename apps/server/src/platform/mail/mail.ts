import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { keepInInbox } from '../outbox/inbox.ts'
import type { Storage } from '../storage/storage.ts'
import { letterBrandOf, type LetterBrand } from './letter-brand.ts'
import type { MailMessage } from './message.ts'

/**
 * Sends one e-mail; throws when it was not taken, then it is tried again. `id` stays the same on every try.
 */
export type Mail = (id: string, message: MailMessage) => Promise<void>

type MailDependencies = { database: Database; clock: Clock; storage: Storage }
type Settings = Pick<Config, 'mode' | 'smtp' | 'brand' | 'publicOrigin'>

/**
 * SMTP in production; in development and demo mode everything lands in the inbox, and is sent too where SMTP
 * is set.
 */
export function openMail(config: Settings, deps: MailDependencies): Mail {
  const brand = letterBrandOf(config)
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
      ...(await bodiesOf(message, brand)),
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
  return async (id, message) => {
    const { to, subject, attachments = [] } = message
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      to: { name: '', address: to },
      subject,
      ...(message.replyTo && { replyTo: message.replyTo }),
      ...(message.thread && { references: message.thread }),
      headers: {
        // Nobody's machine answers it, and where it comes back it is known as ours (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(message.leave && { 'List-Unsubscribe': `<${message.leave}>` }),
      },
      ...(await bodiesOf(message, brand)),
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

/**
 * What writes letters is loaded with the first one: on a fresh clone the words are still being made when the
 * product starts.
 */
const bodiesOf = async (message: MailMessage, brand: LetterBrand) =>
  (await import('./bodies.ts')).bodiesOf(message, brand)
