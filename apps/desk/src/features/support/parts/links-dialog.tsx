import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { TextLine } from '../../../shared/text/text-line.tsx'
import { actMutation } from '../acts.ts'
import type { DeskTicket } from '../queries.ts'

/** Says which order and which payout a ticket is about; what is left as it was stays. */
export function LinksDialog({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) {
  const start = {
    order_number: ticket.order_number ?? '',
    payout_number: ticket.transaction_reference ?? '',
  }
  const act = useAct({
    mutation: actMutation(useQueryClient(), ticket.id),
    doneText: () => m.desk_support_done_linked(),
    onDone: onClose,
  })
  const form = useActForm({
    start,
    check: () => ({}),
    fields: {
      order_number: { label: m.desk_support_order_number() },
      payout_number: { label: m.desk_support_payout_number() },
    },
    error: act.error,
  })
  function link() {
    const changed = (['order_number', 'payout_number'] as const).filter(
      (name) => form.values[name].trim() !== start[name],
    )
    if (changed.length === 0) return onClose()
    const links = Object.fromEntries(changed.map((name) => [name, form.values[name].trim() || null]))
    act.send({ act: 'link', links })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_support_links_change()}
      confirmLabel={m.desk_support_links_save()}
      onConfirm={link}
    >
      <p>{m.desk_support_links_effect()}</p>
      <TextLine isLatin optional={m.common_optional()} {...form.field('order_number')} />
      <TextLine isLatin optional={m.common_optional()} {...form.field('payout_number')} />
    </ActForm>
  )
}
