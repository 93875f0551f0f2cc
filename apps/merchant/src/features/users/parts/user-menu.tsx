import { IconButton } from '@daftar/ui/icon-button'
import { Menu, type MenuEntry } from '@daftar/ui/menu'
import { m } from '@daftar/words'
import { Ban, EllipsisVertical, LockOpen, Send, SlidersHorizontal, Trash2, Undo2 } from 'lucide-react'
import type { User } from '../queries.ts'
import { userText } from '../user-text.ts'

/** What an admin can do with somebody; each is asked about before it is done, but for another letter. */
export type UserAct = 'change' | 'disable' | 'enable' | 'remove' | 'resend' | 'revoke'

type UserMenuProps = { user: User; now: number; onAct: (act: UserAct, user: User) => void }

/** With oneself an admin does nothing here (DEC-USR-3). */
export function UserMenu({ user, now, onAct }: UserMenuProps) {
  const label = m.users_actions_of({ name: userText(user) })
  const entries = actsOf(user, now).map(({ act, disabled = false }): MenuEntry => {
    const { text, icon, danger = false } = faces[act]
    return { id: act, label: text(), icon, danger, disabled, onPress: () => onAct(act, user) }
  })
  if (entries.length === 0) return null
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<EllipsisVertical />} size="small" />
    </Menu>
  )
}

function actsOf(
  { is_you, status, is_blocked, is_ads_only, resend_at }: User,
  now: number,
): { act: UserAct; disabled?: boolean }[] {
  if (is_you) return []
  if (status === 'invited') {
    const isTooEarly = resend_at !== null && Date.parse(resend_at) > now
    return [{ act: 'resend', disabled: isTooEarly }, { act: 'revoke' }]
  }
  if (is_blocked) return [{ act: 'remove' }]
  const acts: { act: UserAct }[] = [{ act: status === 'disabled' ? 'enable' : 'disable' }, { act: 'remove' }]
  // Who sees campaigns alone is invited anew to see more.
  return is_ads_only ? acts : [{ act: 'change' }, ...acts]
}

const faces: Record<UserAct, { text: () => string; icon: MenuEntry['icon']; danger?: boolean }> = {
  change: { text: m.users_change, icon: <SlidersHorizontal /> },
  disable: { text: m.users_disable, icon: <Ban /> },
  enable: { text: m.users_enable, icon: <LockOpen /> },
  remove: { text: m.users_remove, icon: <Trash2 />, danger: true },
  resend: { text: m.users_resend, icon: <Send /> },
  revoke: { text: m.users_revoke, icon: <Undo2 />, danger: true },
}
