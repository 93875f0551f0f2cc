import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../../shared/act/confirm-act.tsx'
import { profileMutation, type MerchantProfile } from '../../queries.ts'

type SwitchLocationsProps = { merchant: MerchantProfile; onClose: () => void }

/**
 * Says whether a merchant sells at places of its own; its people see locations where the experiment is on too
 * (LOC-03).
 */
export function SwitchLocations({ merchant, onClose }: SwitchLocationsProps) {
  const { has_locations: from } = merchant
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchant.id),
    doneText: m.desk_merchant_done_locations,
    onDone: onClose,
  })
  const words = { name: nameText(merchant) }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={from ? m.desk_merchant_locations_off_title(words) : m.desk_merchant_locations_on_title(words)}
      confirmLabel={from ? m.desk_merchant_locations_off() : m.desk_merchant_locations_on()}
      onConfirm={() => act.send({ act: 'switchLocations', body: { has_locations: !from, from } })}
    >
      {from ? m.desk_merchant_locations_off_text() : m.desk_merchant_locations_on_text()}
    </ConfirmAct>
  )
}
