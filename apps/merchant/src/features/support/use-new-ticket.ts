import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { asksForOrder, ticketLimits, type TicketTopic } from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ticketMutation } from './mutations.ts'
import { supportPaths } from './paths.ts'
import { usePictures } from './use-pictures.ts'

/** What somebody came from, and the ticket is about. */
export type TicketOrigin = {
  /** The transaction of the money tab. */
  transactionId: string | null
  /** The charge of a card. */
  chargeId: string | null
}

type TicketValues = {
  topic: TicketTopic | null
  store_id: string | null
  order_id: string
  subject: string
  description: string
  attachments: null
}

const start: TicketValues = {
  topic: null,
  store_id: null,
  order_id: '',
  subject: '',
  description: '',
  attachments: null,
}

export type NewTicketForm = ReturnType<typeof useNewTicket>

/** A ticket as it is written, and its sending; what is sent opens as a page. */
export function useNewTicket({ transactionId, chargeId }: TicketOrigin) {
  const navigate = useNavigate()
  const pictures = usePictures()
  const act = useAct({
    mutation: ticketMutation(useQueryClient()),
    doneText: ({ answer }) => m.support_sent({ number: answer.number }),
    onDone: ({ id }) => void navigate({ to: supportPaths.ticket(id), replace: true }),
  })
  const form = useActForm({
    start: startOf({ transactionId, chargeId }),
    check: problemsOf,
    fields: {
      topic: { label: m.support_col_topic() },
      store_id: { label: m.support_store() },
      order_id: { label: m.support_order() },
      subject: { label: m.support_col_subject() },
      description: { label: m.support_description() },
      attachments: { label: m.support_pictures() },
    },
    prefix: 'ticket-',
    error: act.error,
  })
  function send() {
    const { topic, subject, description, order_id, store_id } = form.values
    if (topic === null || pictures.isSending) return
    act.send({
      act: 'open',
      body: {
        topic,
        subject: subject.trim(),
        description: description.trim(),
        store_id,
        ...(chargeId !== null && { charge_id: chargeId }),
        order_id: asksForOrder(topic) && order_id.trim() ? order_id.trim() : null,
        ...(transactionId !== null && { transaction_id: transactionId }),
        attachments: pictures.files.map(({ url }) => url),
      },
    })
  }
  return { act, form, pictures, send: () => form.confirm(send) }
}

/** What is known of it by where somebody came from. */
function startOf({ transactionId, chargeId }: TicketOrigin): TicketValues {
  if (chargeId !== null) return { ...start, topic: 'finances', subject: m.support_charge_subject() }
  return transactionId === null ? start : { ...start, topic: 'finances' }
}

function problemsOf({ topic, subject, description }: TicketValues) {
  return {
    topic: topic === null ? 'choose_option' : null,
    subject: lengthProblem(subject, ticketLimits.subject.least),
    description: lengthProblem(description, ticketLimits.description.least),
  } satisfies Record<string, FieldCode | null>
}

function lengthProblem(text: string, least: number): 'required' | 'too_short' | null {
  const { length } = text.trim()
  if (length === 0) return 'required'
  return length < least ? 'too_short' : null
}
