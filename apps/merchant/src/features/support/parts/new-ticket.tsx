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
import { useQuery } from '@tanstack/react-query'
import { ActProblem } from '../../../shared/act/act-problem.tsx'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { transactionQuery } from '../queries.ts'
import { useNewTicket, type NewTicketForm, type TicketOrigin } from '../use-new-ticket.ts'
import { PictureDrop } from './picture-drop.tsx'
import { Suggestions } from './suggestions.tsx'
import styles from './support.module.css'

/** The form of a new ticket (SUP-05, DEC-SUP-2); what is sent opens as a page. */
export function NewTicket({ onClose, ...origin }: TicketOrigin & { onClose: () => void }) {
  const { act, form, pictures, send } = useNewTicket(origin)
  const { transactionId, chargeId } = origin
  const { subject, description } = form.values
  const { id, error } = form.field('attachments')
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
          <Button variant="primary" busy={act.isPending} disabled={pictures.isSending} onClick={send}>
            {m.support_send()}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ErrorSummary title={m.support_check_fields()} errors={form.summary} />
        <ActProblem {...{ act, form }} />
        {transactionId === null ? null : <AboutTransaction id={transactionId} />}
        {chargeId === null ? null : <Notice>{m.support_charge_linked()}</Notice>}
        <Fields form={form} />
        <Suggestions text={`${subject} ${description}`} onAnswered={onClose} />
        <PictureDrop {...{ pictures, id, error }} />
      </div>
    </Dialog>
  )
}

function Fields({ form }: Pick<NewTicketForm, 'form'>) {
  const { data: stores = [] } = useQuery(storesQuery)
  const { topic } = form.values
  return (
    <>
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
    </>
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
