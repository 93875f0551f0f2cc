import { Button } from '@daftar/ui/button'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { Ltr } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { instantDateText, timeText, weekdayText, zoneText } from '@daftar/words/formats/date'
import { Fragment, type ReactNode } from 'react'
import type { TicketMessage } from '../queries.ts'
import type { UnsentMessage } from '../unsent.ts'
import { systemText } from '../words.ts'
import { MessageFiles } from './message-files.tsx'
import styles from './support.module.css'

type MessageListProps = {
  messages: readonly TicketMessage[]
  readUpTo: number
  unsent: readonly UnsentMessage[]
  /** Why the first of the unsent was not taken. */
  problem: string | null
  onSendAgain: () => void
  onDiscard: (id: string) => void
}

/** What was written, by days, and what is on its way (DEC-SUP-4). */
export function MessageList(props: MessageListProps) {
  const { messages, readUpTo, unsent, problem, onSendAgain, onDiscard } = props
  const sent = new Set(messages.map(({ id }) => id))
  return (
    <>
      {messages.map((message, at) => (
        <Fragment key={message.id}>
          <DayLine at={message.at} before={messages[at - 1]?.at} />
          {message.by === 'system' ? (
            <p className={styles.system}>{systemText(message.body)}</p>
          ) : (
            <Message
              {...message}
              isOurs={message.by === 'merchant'}
              mark={
                message.by === 'merchant'
                  ? message.seq <= readUpTo
                    ? m.support_read()
                    : m.support_delivered()
                  : null
              }
            />
          )}
        </Fragment>
      ))}
      {unsent
        .filter(({ id }) => !sent.has(id))
        .map((message, at) => (
          <Message
            key={message.id}
            {...message}
            name=""
            is_you
            isOurs
            mark={problem ? m.support_not_sent() : m.support_sending()}
          >
            {problem && at === 0 ? (
              <div role="alert" className={styles.failed}>
                <span>{problem}</span>
                <Button size="small" onClick={onSendAgain}>
                  {m.support_send_again()}
                </Button>
                <Button size="small" variant="quiet" onClick={() => onDiscard(message.id)}>
                  {m.support_discard()}
                </Button>
              </div>
            ) : null}
          </Message>
        ))}
    </>
  )
}

function DayLine({ at, before }: { at: string; before: string | undefined }) {
  const day = instantDateText(at)
  if (before !== undefined && instantDateText(before) === day) return null
  return (
    <p className={styles.day}>
      <span>
        {weekdayText(dateInZone(Date.parse(at), zoneText()), currentLanguage())} <Ltr>{day}</Ltr>
      </span>
    </p>
  )
}

type MessageProps = Pick<TicketMessage, 'name' | 'is_you' | 'body' | 'attachments' | 'at'> & {
  isOurs: boolean
  mark: string | null
  children?: ReactNode
}

function Message({ name, is_you, body, attachments, at, isOurs, mark, children }: MessageProps) {
  return (
    <article className={isOurs ? styles.ours : styles.theirs}>
      <span className={styles.muted}>{is_you ? m.support_you() : <bdi>{name}</bdi>}</span>
      {body ? (
        <p className={styles.text} dir="auto">
          {body}
        </p>
      ) : null}
      <MessageFiles files={attachments} />
      <span className={styles.muted}>
        <time dateTime={at}>{timeText(at)}</time>
        {mark ? ` · ${mark}` : null}
      </span>
      {children}
    </article>
  )
}
