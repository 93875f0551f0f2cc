import { useAct } from '@daftar/app-kit/use-act'
import { ApiError } from '@daftar/client'
import { messageId as newMessageId } from '@daftar/client/live'
import { canMove } from '@daftar/rules/status/transitions'
import { ticketTransitions, type TicketStatus } from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useServices } from '../../shared/use-services.ts'
import { answerMutation, type Answer } from './acts.ts'
import type { DeskTicketPage } from './queries.ts'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'

export type After = NonNullable<Answer['status']> | 'same'

export type Answering = ReturnType<typeof useAnswer>

/** Whoever reads along is told at most so often that somebody is writing. */
const tellMs = 4_000

/** An answer or a note as it is written, what becomes of the ticket with it, and its sending. */
export function useAnswer({ ticket: { id, status }, messages, draft }: DeskTicketPage) {
  const { text, setText, forget, state } = useDraft(id, draft)
  const [isNote, setIsNote] = useState(false)
  const [sentAt, setSentAt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  // One name for what is being written: sent again after a lost answer it stands once.
  const [messageId, setMessageId] = useState(newMessageId)
  const pictures = usePictures(id)
  const tellTyping = useTyping(id)
  const after = useAfter(status)
  const seen = messages.at(-1)?.seq ?? 0
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
  const isOvertaken = act.error instanceof ApiError && act.error.reason === 'newer_message'
  return {
    text,
    draftState: state,
    isMissing,
    isNote,
    setIsNote,
    after,
    pictures,
    act,
    /** What others wrote meanwhile, where an answer was refused for it. */
    newer: isOvertaken ? messages.filter(({ seq, is_you }) => seq > sentAt && !is_you) : null,
    type: (typed: string) => {
      setText(typed)
      setIsMissing(false)
      if (!isNote && typed !== '') tellTyping()
    },
    send: () => {
      const body = text.trim()
      setIsMissing(body === '')
      if (body === '') return
      setSentAt(seen)
      act.send({
        ...{ id: messageId, body, seen, is_note: isNote },
        attachments: isNote ? [] : pictures.files.map(({ url }) => url),
        ...(!isNote && after.value !== 'same' && { status: after.value }),
      })
    },
  }
}

/** What the ticket becomes, of what it may. */
function useAfter(status: TicketStatus) {
  const [chosen, setChosen] = useState<After | null>(null)
  const choices = afterChoices(status)
  const value = chosen !== null && choices.includes(chosen) ? chosen : (choices[0] ?? 'same')
  return {
    choices,
    value,
    choose: (value: string) => setChosen(choices.find((one) => one === value) ?? null),
  }
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
