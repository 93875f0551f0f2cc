import { useAct } from '@daftar/app-kit/use-act'
import { ApiError } from '@daftar/client'
import { messageId as newMessageId } from '@daftar/client/live'
import { canMove } from '@daftar/rules/status/transitions'
import { ticketLimits, ticketTransitions, type TicketStatus } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemText } from '../../../shared/text/problem-text.ts'
import { useServices } from '../../../shared/use-services.ts'
import { answerMutation, type Answer } from '../acts.ts'
import type { DeskTicketPage } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import { usePictures } from '../use-pictures.ts'
import { AnswerPictures } from './answer-pictures.tsx'
import { MacroPicker } from './macro-picker.tsx'
import styles from './support.module.css'

type After = NonNullable<Answer['status']> | 'same'

const afterWords: Readonly<Record<After, () => string>> = {
  same: m.desk_support_after_same,
  pending: m.desk_support_after_pending,
  opened: m.desk_support_after_opened,
  resolved: m.desk_support_after_resolved,
}

/** Whoever reads along is told at most so often that somebody is writing. */
const tellMs = 4_000

/** An answer to the merchant, or a note that colleagues alone read. */
export function AnswerBox({ page: { ticket, messages, draft } }: { page: DeskTicketPage }) {
  const { id, status } = ticket
  const { text, setText, forget, state } = useDraft(id, draft)
  const [isNote, setIsNote] = useState(false)
  const [chosen, setChosen] = useState<After | null>(null)
  const [sentAt, setSentAt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  // One name for what is being written: sent again after a lost answer it stands once.
  const [messageId, setMessageId] = useState(newMessageId)
  const pictures = usePictures(id)
  const tellTyping = useTyping(id)
  const seen = messages.at(-1)?.seq ?? 0
  const choices = afterChoices(status)
  const after = chosen !== null && choices.includes(chosen) ? chosen : (choices[0] ?? 'same')
  const act = useAct({
    mutation: answerMutation(useQueryClient(), id),
    doneText: ({ intent }) => (intent.is_note ? m.desk_support_done_note() : m.desk_support_done_answer()),
    onDone: () => {
      forget()
      pictures.clear()
      setMessageId(newMessageId())
    },
    since: seen,
  })
  const isNewer = act.error instanceof ApiError && act.error.reason === 'newer_message'
  function type(typed: string) {
    setText(typed)
    setIsMissing(false)
    if (!isNote && typed !== '') tellTyping()
  }
  function send() {
    const body = text.trim()
    setIsMissing(body === '')
    if (body === '') return
    setSentAt(seen)
    act.send({
      ...{ id: messageId, body, seen, is_note: isNote },
      attachments: isNote ? [] : pictures.files.map(({ url }) => url),
      ...(!isNote && after !== 'same' && { status: after }),
    })
  }
  return (
    <Card title={isNote ? m.desk_support_note_title() : m.desk_support_answer_title()}>
      <div className={styles.box}>
        <div className={styles.row}>
          <SegmentedChoice
            label={m.desk_support_kind()}
            labelHidden
            value={isNote ? 'note' : 'answer'}
            options={[
              { value: 'answer', label: m.desk_support_answer() },
              { value: 'note', label: m.desk_support_note() },
            ]}
            onValueChange={(kind) => setIsNote(kind === 'note')}
          />
          <MacroPicker
            ticket={ticket}
            messages={messages}
            onInsert={(body) => type(text.trim() === '' ? body : `${text.trimEnd()}\n\n${body}`)}
          />
        </div>
        {isNewer ? (
          <Notice tone="warning" title={m.desk_support_newer()} live="alert">
            {messages
              .filter(({ seq, is_you }) => seq > sentAt && !is_you)
              .map(({ seq, name, body }) => (
                <p key={seq} dir="auto">
                  <Typed>{name}</Typed>
                  {m.desk_support_says()}
                  <Typed>{body}</Typed>
                </p>
              ))}
            <p>{m.desk_support_newer_text()}</p>
          </Notice>
        ) : act.error ? (
          <Notice tone="negative" live="alert">
            {problemText(act.error)}
          </Notice>
        ) : null}
        <TextArea
          label={isNote ? m.desk_support_note_label() : m.desk_support_answer_label()}
          hint={isNote ? m.desk_support_note_hint() : undefined}
          error={isMissing ? m.field_required() : undefined}
          rows={6}
          maxLength={ticketLimits.message.most}
          value={text}
          onValueChange={type}
        />
        <p className={styles.muted} aria-live="polite">
          {text === ''
            ? null
            : state === 'kept'
              ? m.desk_support_draft_kept()
              : state === 'failed'
                ? m.desk_support_draft_failed()
                : m.desk_support_draft_keeping()}
        </p>
        {isNote ? null : <AnswerPictures pictures={pictures} />}
        <div className={styles.row}>
          {isNote ? (
            <span />
          ) : (
            <Select
              label={m.desk_support_after()}
              placeholder={m.desk_support_after()}
              value={after}
              options={choices.map((value) => ({ value, label: afterWords[value]() }))}
              onValueChange={(value) => setChosen(choices.find((one) => one === value) ?? null)}
            />
          )}
          <Button
            variant="primary"
            busy={act.isPending}
            disabled={!isNote && pictures.isSending}
            onClick={send}
          >
            {isNote ? m.desk_support_send_note() : m.desk_support_send()}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** What a ticket may become with an answer; a new one is opened by it first. */
function afterChoices(status: TicketStatus): After[] {
  const from = status === 'new' ? 'opened' : status
  const moves = (['pending', 'opened', 'resolved'] as const).filter(
    (to) => to !== from && canMove(ticketTransitions, from, to, 'staff'),
  )
  return [...moves.filter((to) => to === 'pending'), 'same', ...moves.filter((to) => to !== 'pending')]
}

function useTyping(id: string): () => void {
  const { api } = useServices()
  const told = useRef(0)
  return () => {
    const now = performance.now()
    if (told.current !== 0 && now - told.current < tellMs) return
    told.current = now
    // Nobody misses it where it does not arrive.
    api.call('support.typingForStaff', { params: { id } }).catch(() => {})
  }
}
