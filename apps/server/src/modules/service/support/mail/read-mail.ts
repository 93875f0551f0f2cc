import { createHash } from 'node:crypto'
import { isAutomatic, isForged, newTextOf, textOfHtml } from '@daftar/rules/support/mail-text'
import { normaliseEmail } from '@daftar/rules/contact/email'
import { storableText } from '@daftar/contract/wire/storable'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

export interface IncomingMail {
  /** Of its Message-ID; of one without, of its bytes. Sent again it is the same. */
  key: string
  from: string
  subject: string
  /** What was written anew. */
  text: string
  /** Addresses and references that may name a ticket. */
  named: readonly string[]
  isAutomatic: boolean
  isForged: boolean
  files: readonly { name: string; bytes: Uint8Array }[]
}

/** Smaller pictures inside a text are logos of a signature. */
const logoBytes = 15_000

/** Reads a mail as it came over the wire, in whatever script and encoding; null where it is none. */
export async function readMail(raw: Uint8Array): Promise<IncomingMail | null> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 32,
    maxHeadersSize: 128 * 1024,
    maxRfc822NestingDepth: 0,
  }).catch(() => null)
  const from = normaliseEmail(mail?.from?.address ?? '')
  if (!mail || from === '') return null
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  const { messageId } = mail
  return {
    key: createHash('sha256')
      .update(messageId ?? raw)
      .digest('hex'),
    from: storableText(from).slice(0, 254),
    subject: storableText(mail.subject ?? '').slice(0, 300),
    text: newTextOf(storableText(mail.text ?? textOfHtml(mail.html ?? ''))),
    named: [...addressesOf(mail), mail.references ?? '', mail.inReplyTo ?? ''],
    isAutomatic: isAutomatic(header, from),
    isForged: isForged(header('authentication-results')),
    files: mail.attachments.filter(isMeant).map(fileOf),
  }
}

function addressesOf({ to = [], cc = [], deliveredTo = '', headers }: Email): string[] {
  const named = [...to, ...cc].flatMap(
    ({ address, group }) => address ?? group?.map((one) => one.address) ?? [],
  )
  const originals = headers.filter(({ key }) => key === 'x-original-to').map(({ value }) => value)
  return [...named, deliveredTo, ...originals]
}

function isMeant({ related, content }: Attachment): boolean {
  return !related || bytesOf(content).length >= logoBytes
}

function fileOf({ filename, content }: Attachment): { name: string; bytes: Uint8Array } {
  return { name: filename ?? 'picture', bytes: bytesOf(content) }
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}
