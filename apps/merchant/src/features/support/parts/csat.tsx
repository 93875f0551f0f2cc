import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { ticketLimits } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { ticketMutation } from '../mutations.ts'
import type { Ticket } from '../queries.ts'
import styles from './support.module.css'

/** How the merchant found the answer, once it is asked (SUP-06, SUP-13, DEC-SUP-5). */
export function Csat({ ticket: { id, csat } }: { ticket: Ticket }) {
  const [choice, setChoice] = useState<'like' | 'dislike' | null>(null)
  const [note, setNote] = useState('')
  const act = useAct({
    mutation: ticketMutation(useQueryClient()),
    doneText: () => m.support_csat_thanks(),
    onDone: () => setChoice(null),
  })
  if (csat === 'none') return null
  if (csat !== 'requested')
    return (
      <p className={styles.muted}>
        {csat === 'positive' ? m.support_csat_liked() : m.support_csat_disliked()}
      </p>
    )
  return (
    <div className={styles.csat} role="group" aria-label={m.support_csat_title()}>
      <strong>{m.support_csat_title()}</strong>
      <div className={styles.buttons}>
        <Button icon={<ThumbsUp />} aria-pressed={choice === 'like'} onClick={() => setChoice('like')}>
          {m.support_csat_like()}
        </Button>
        <Button
          icon={<ThumbsDown />}
          aria-pressed={choice === 'dislike'}
          onClick={() => setChoice('dislike')}
        >
          {m.support_csat_dislike()}
        </Button>
      </div>
      {choice ? (
        <>
          <TextArea
            label={choice === 'dislike' ? m.support_csat_what() : m.support_csat_note()}
            optional={m.support_optional()}
            value={note}
            maxLength={ticketLimits.note}
            rows={3}
            onValueChange={setNote}
          />
          {act.error ? (
            <Notice tone="negative" live="alert">
              {problemText(act.error)}
            </Notice>
          ) : null}
          <div className={styles.buttons}>
            <Button
              variant="primary"
              busy={act.isPending}
              onClick={() => act.send({ act: choice, id, note: note.trim() })}
            >
              {m.support_csat_send()}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
