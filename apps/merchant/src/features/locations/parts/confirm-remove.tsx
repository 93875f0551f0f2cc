import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { undoDays } from '@daftar/rules/locations/location'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { locationMutation } from '../mutations.ts'
import type { Location } from '../queries.ts'

type ConfirmRemoveProps = {
  location: Location
  onRemoved: (location: Location) => void
  onClose: () => void
}

/** Asks before a location is deleted; what was deleted can be brought back. */
export function ConfirmRemove({ location, onRemoved, onClose }: ConfirmRemoveProps) {
  const { id, version } = location
  const act = useAct({
    mutation: locationMutation(useQueryClient()),
    doneText: () => m.locations_done_removed(),
    onDone: () => {
      onClose()
      onRemoved(location)
    },
    since: version,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.locations_remove_title({ name: nameText(location) })}
      confirmLabel={m.locations_remove()}
      onConfirm={() => act.send({ act: 'remove', id, version })}
    >
      {m.locations_remove_text({ days: undoDays })}
    </ConfirmAct>
  )
}
