import { IconButton } from '@daftar/ui/icon-button'
import { Menu, type MenuEntry } from '@daftar/ui/menu'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { EllipsisVertical, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import type { Location } from '../queries.ts'

export type LocationAct = 'change' | 'hide' | 'show' | 'remove'

type LocationMenuProps = { location: Location; onAct: (act: LocationAct, location: Location) => void }

export function LocationMenu({ location, onAct }: LocationMenuProps) {
  const label = m.locations_actions_of({ name: nameText(location) })
  const acts: LocationAct[] = ['change', location.status === 'hidden' ? 'show' : 'hide', 'remove']
  const entries = acts.map((act): MenuEntry => {
    const { text, icon, danger = false } = faces[act]
    return { id: act, label: text(), icon, danger, onPress: () => onAct(act, location) }
  })
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<EllipsisVertical />} size="small" />
    </Menu>
  )
}

const faces: Record<LocationAct, { text: () => string; icon: MenuEntry['icon']; danger?: boolean }> = {
  change: { text: m.locations_change, icon: <Pencil /> },
  hide: { text: m.locations_hide, icon: <EyeOff /> },
  show: { text: m.locations_show, icon: <Eye /> },
  remove: { text: m.locations_remove, icon: <Trash2 />, danger: true },
}
