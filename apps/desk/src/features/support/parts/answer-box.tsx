import { ticketLimits } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { problemText } from '../../../shared/text/problem-text.ts'
import type { DeskTicketPage } from '../queries.ts'
import { useAnswer, type After, type Answering } from '../use-answer.ts'
import { AnswerPictures } from './answer-pictures.tsx'
import { MacroPicker } from './macro-picker.tsx'
import styles from './support.module.css'

const afterWords: Readonly<Record<After, () => string>> = {
  same: m.desk_support_after_same,
  pending: m.desk_support_after_pending,
  opened: m.desk_support_after_opened,
  resolved: m.desk_support_after_resolved,
}

/** An answer to the merchant, or a note that colleagues alone read. */
export function AnswerBox({ page }: { page: DeskTicketPage }) {
  const answering = useAnswer(page)
  const { text, type, isNote, isMissing, pictures } = answering
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
            onValueChange={(kind) => answering.setIsNote(kind === 'note')}
          />
          <MacroPicker
            ticket={page.ticket}
            messages={page.messages}
            onInsert={(body) => type(text.trim() === '' ? body : `${text.trimEnd()}\n\n${body}`)}
          />
        </div>
        <Refused answering={answering} />
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
          {text === '' ? null : keptText(answering)}
        </p>
        {isNote ? null : <AnswerPictures pictures={pictures} />}
        <SendRow answering={answering} />
      </div>
    </Card>
  )
}

/** Why it was not sent; what others wrote meanwhile is to be read first. */
function Refused({ answering: { newer, act } }: { answering: Answering }) {
  if (newer)
    return (
      <Notice tone="warning" title={m.desk_support_newer()} live="alert">
        {newer.map(({ seq, name, body }) => (
          <p key={seq} dir="auto">
            <Typed>{name}</Typed>
            {m.desk_support_says()}
            <Typed>{body}</Typed>
          </p>
        ))}
        <p>{m.desk_support_newer_text()}</p>
      </Notice>
    )
  if (!act.error) return null
  return (
    <Notice tone="negative" live="alert">
      {problemText(act.error)}
    </Notice>
  )
}

function SendRow({ answering: { isNote, after, act, pictures, send } }: { answering: Answering }) {
  return (
    <div className={styles.row}>
      {isNote ? (
        <span />
      ) : (
        <Select
          label={m.desk_support_after()}
          placeholder={m.desk_support_after()}
          value={after.value}
          options={after.choices.map((value) => ({ value, label: afterWords[value]() }))}
          onValueChange={after.choose}
        />
      )}
      <Button variant="primary" busy={act.isPending} disabled={!isNote && pictures.isSending} onClick={send}>
        {isNote ? m.desk_support_send_note() : m.desk_support_send()}
      </Button>
    </div>
  )
}

function keptText({ draftState }: Answering): string {
  if (draftState === 'kept') return m.desk_support_draft_kept()
  return draftState === 'failed' ? m.desk_support_draft_failed() : m.desk_support_draft_keeping()
}
