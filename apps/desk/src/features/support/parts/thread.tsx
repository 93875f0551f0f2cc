import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Paperclip } from 'lucide-react'
import { Fragment } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import type { Company } from '../use-live.ts'
import type { DeskMessage, DeskTicketPage, TicketFile } from '../queries.ts'
import styles from './support.module.css'

type ThreadProps = { page: DeskTicketPage; company: Company }

/** All that was written, oldest first; notes are for colleagues alone and look it. */
export function Thread({
  page: { ticket, messages, read_up_to },
  company: { writing, colleagues },
}: ThreadProps) {
  const lastRead = messages.findLast(
    ({ by, is_note, seq }) => by === 'agent' && !is_note && seq <= read_up_to,
  )?.seq
  return (
    <>
      <ol className={styles.thread}>
        <li className={styles.message} data-by="merchant">
          <Head name={ticket.author} at={ticket.created_at} />
          <p className={styles.body} dir="auto">
            {ticket.description}
          </p>
          <Files ticketId={ticket.id} files={ticket.attachments} />
        </li>
        {messages.map((message) => (
          <Message
            key={message.seq}
            message={message}
            ticketId={ticket.id}
            isLastRead={message.seq === lastRead}
          />
        ))}
      </ol>
      {colleagues.length > 0 ? (
        <p className={styles.writing} role="status">
          {m.desk_support_here()}
          {colleagues.map((name, place) => (
            <Fragment key={name}>
              {place > 0 ? ' · ' : ' '}
              <Typed>{name}</Typed>
            </Fragment>
          ))}
        </p>
      ) : null}
      <p className={styles.writing} role="status">
        {writing === null
          ? null
          : m.desk_support_writing({ name: writing.name || m.desk_support_by_merchant() })}
      </p>
    </>
  )
}

type MessageProps = { message: DeskMessage; ticketId: string; isLastRead: boolean }

function Message({ message, ticketId, isLastRead }: MessageProps) {
  const { by, name, is_you, is_note, body, attachments, at } = message
  if (by === 'system')
    return (
      <li className={styles.system}>
        {systemText(body)} <Moment at={at} muted />
      </li>
    )
  return (
    <li className={styles.message} data-by={by} data-note={is_note || undefined}>
      <Head name={is_you ? m.desk_assign_you() : name} at={at} isNote={is_note} />
      {body === '' ? null : (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      )}
      <Files ticketId={ticketId} files={attachments} />
      {isLastRead ? <p className={styles.muted}>{m.desk_support_read_by_merchant()}</p> : null}
    </li>
  )
}

function Head({ name, at, isNote = false }: { name: string; at: string; isNote?: boolean }) {
  return (
    <div className={styles.head}>
      <strong>
        <Typed>{name}</Typed>
      </strong>
      {isNote ? <Badge tone="warning">{m.desk_support_note()}</Badge> : null}
      <Moment at={at} muted />
    </div>
  )
}

/** Opened in a tab of their own; every opening is written to the audit log. */
function Files({ ticketId, files }: { ticketId: string; files: readonly TicketFile[] }) {
  const { api } = useServices()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <Paperclip aria-hidden="true" />
          <Link external href={api.address('support.fileForStaff', { id: ticketId, fileId: id })}>
            <Typed>{name}</Typed>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What the product itself wrote: a word and the number of the other ticket. */
function systemText(body: string): string {
  const [word, number = ''] = body.split(' ')
  if (word === 'merged_into') return m.desk_support_merged_into({ number })
  if (word === 'mail_files_left') return m.desk_support_mail_files({ count: Number(number) })
  return word === 'merged_from' ? m.desk_support_merged_from({ number }) : body
}
