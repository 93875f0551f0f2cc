import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { asksForOrder, ticketLimits, ticketTopics, type TicketTopic } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { nameText } from '@daftar/words/names'
import { walletTypeText } from '@daftar/words/wallet-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { ticketMutation } from '../mutations.ts'
import { supportPaths } from '../paths.ts'
import { transactionQuery } from '../queries.ts'
import { usePictures } from '../use-pictures.ts'
import { PictureDrop } from './picture-drop.tsx'
import { Suggestions } from './suggestions.tsx'
import styles from './support.module.css'

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

type NewTicketProps = {
  /** The transaction of the money tab that it is about. */
  transactionId: string | null
  /** The charge of a card it is about, where somebody came from there. */
  chargeId: string | null
  onClose: () => void
}

/** The form of a new ticket (SUP-05, DEC-SUP-2); what is sent opens as a page. */
export function NewTicket({ transactionId, chargeId, onClose }: NewTicketProps) {
  const navigate = useNavigate()
  const { data: stores = [] } = useQuery(storesQuery)
  const pictures = usePictures()
  const act = useAct({
    mutation: ticketMutation(useQueryClient()),
    doneText: ({ answer }) => m.support_sent({ number: answer.number }),
    onDone: ({ id }) => void navigate({ to: supportPaths.ticket(id), replace: true }),
  })
  const form = useActForm({
    start: startOf(transactionId, chargeId),
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
  const { topic, subject, description } = form.values
  function send() {
    const { order_id, store_id } = form.values
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
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={m.support_new()}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button
            variant="primary"
            busy={act.isPending}
            disabled={pictures.isSending}
            onClick={() => form.confirm(send)}
          >
            {m.support_send()}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ErrorSummary title={m.support_check_fields()} errors={form.summary} />
        {act.error && !isAboutFields(act.error, form.wireNames) ? (
          <Notice tone="negative" live="alert">
            {problemText(act.error)}
          </Notice>
        ) : null}
        {transactionId === null ? null : <AboutTransaction id={transactionId} />}
        {chargeId === null ? null : <Notice>{m.support_charge_linked()}</Notice>}
        <Select
          {...form.field('topic')}
          placeholder={m.support_topic_choose()}
          options={ticketTopics.map((value) => ({ value, label: ticketTopicText(value) }))}
          onValueChange={(value) => form.set({ topic: value as TicketTopic })}
        />
        {stores.length > 1 ? (
          <Select
            {...form.field('store_id')}
            optional={m.support_optional()}
            placeholder={m.support_store_any()}
            options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
          />
        ) : null}
        {topic && asksForOrder(topic) ? (
          <TextField {...form.field('order_id')} optional={m.support_optional()} dir="ltr" maxLength={64} />
        ) : null}
        <TextField {...form.field('subject')} maxLength={ticketLimits.subject.most} />
        <TextArea
          {...form.field('description')}
          hint={m.support_description_hint()}
          rows={5}
          maxLength={ticketLimits.description.most}
        />
        <Suggestions text={`${subject} ${description}`} onAnswered={onClose} />
        <PictureDrop
          pictures={pictures}
          id={form.field('attachments').id}
          error={form.field('attachments').error}
        />
      </div>
    </Dialog>
  )
}

/** What the ticket is about, by the name people know it by. */
function AboutTransaction({ id }: { id: string }) {
  const { data } = useQuery(transactionQuery(id))
  const value = data ? (
    <>
      {walletTypeText(data.type)} <Ltr>{data.reference}</Ltr>
    </>
  ) : (
    m.common_dash()
  )
  return <DescriptionList facts={[{ id: 'transaction', label: m.support_transaction(), value }]} />
}

/** What is known of it by where somebody came from. */
function startOf(transactionId: string | null, chargeId: string | null): TicketValues {
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
