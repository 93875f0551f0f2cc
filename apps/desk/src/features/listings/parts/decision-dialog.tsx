import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { nothingSaid, SaidFields, saidFields, saidOf, saidProblems } from '../../../shared/act/said.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { listingMutation, type ListingForStaff } from '../queries.ts'

export type Asking = 'publish' | 'reject' | 'unpublish'

type DecisionDialogProps = { asking: Asking; listing: ListingForStaff; onClose: () => void }

/** Asks before a decision: what it does, and what the merchant is told. */
export function DecisionDialog({ asking, ...props }: DecisionDialogProps) {
  return asking === 'publish' ? <PublishDialog {...props} /> : <SaidDialog {...props} asking={asking} />
}

function PublishDialog({ listing, onClose }: Omit<DecisionDialogProps, 'asking'>) {
  const act = useAct({
    mutation: listingMutation(useQueryClient(), listing),
    doneText: () => m.desk_listing_done_published(),
    onDone: onClose,
    since: listing.version,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_listing_publish_title()}
      confirmLabel={m.desk_listing_publish()}
      onConfirm={() => act.send({ act: 'publish' })}
    >
      <p>{m.desk_listing_publish_effect({ store: storeNameText(listing) })}</p>
    </ConfirmAct>
  )
}

function SaidDialog({ asking, listing, onClose }: DecisionDialogProps & { asking: 'reject' | 'unpublish' }) {
  const isReject = asking === 'reject'
  const act = useAct({
    mutation: listingMutation(useQueryClient(), listing),
    doneText: () => (isReject ? m.desk_listing_done_rejected() : m.desk_listing_done_unpublished()),
    onDone: onClose,
    since: listing.version,
  })
  const form = useActForm({
    start: nothingSaid,
    check: saidProblems,
    fields: saidFields(),
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      tone="danger"
      title={isReject ? m.desk_listing_reject_title() : m.desk_listing_unpublish_title()}
      confirmLabel={isReject ? m.desk_listing_reject() : m.desk_listing_unpublish()}
      onConfirm={() => act.send({ act: asking, ...saidOf(form.values) })}
    >
      <p>{isReject ? m.desk_listing_reject_effect() : m.desk_listing_unpublish_effect()}</p>
      <SaidFields form={form} />
    </ActForm>
  )
}
