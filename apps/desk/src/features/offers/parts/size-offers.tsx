import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { sizeMutation, sizingQuery, type Sizing } from '../queries.ts'

/** The nightly run at once: first what it would make and withdraw, then the run. */
export function SizeOffers({ onClose }: { onClose: () => void }) {
  const query = useQuery(sizingQuery)
  const act = useAct({
    mutation: sizeMutation(useQueryClient()),
    doneText: ({ answer }) => m.desk_offer_done_sized({ count: madeBy(answer) }),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_offer_size_title()}
      confirmLabel={m.desk_offer_size()}
      onConfirm={() => act.send({ run: 'now' })}
    >
      <Queried query={query} pending={<SkeletonText lines={3} />} failedTitle={m.desk_offer_sizing_failed()}>
        {(sizing) => <DescriptionList facts={figuresOf(sizing)} />}
      </Queried>
      <p>{m.desk_offer_size_effect()}</p>
    </ConfirmAct>
  )
}

function figuresOf({ sizing, withdrawn }: Sizing): Fact[] {
  const made = sizing.flatMap(({ currency, offers, merchants, early_pay_offs: payOffs, amount }) => [
    {
      id: `offers-${currency}`,
      label: m.desk_offer_size_offers({ currency }),
      value: m.desk_offer_size_count({ count: offers, merchants, payOffs }),
    },
    {
      id: `amount-${currency}`,
      label: m.desk_offer_size_amount(),
      value: <Money value={amount} currency={currency} size="strong" />,
    },
  ])
  return [...made, { id: 'withdrawn', label: m.desk_offer_size_withdrawn(), value: String(withdrawn) }]
}

function madeBy({ sizing }: Sizing): number {
  return sizing.reduce((sum, { offers }) => sum + offers, 0)
}
