import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { userMutation, type UserIntent } from '../mutations.ts'
import type { User } from '../queries.ts'
import { userText } from '../user-text.ts'

export type AskedAct = 'disable' | 'enable' | 'remove' | 'revoke'

type ConfirmUserActProps = { act: AskedAct; user: User; onClose: () => void }

/** Asks before somebody is kept out, let in again, or let go: what follows, and at once (DEC-USR-3). */
export function ConfirmUserAct({ act: asked, user, onClose }: ConfirmUserActProps) {
  const { title, text, confirm, done, isDanger } = questions[asked]
  const act = useAct({
    mutation: userMutation(useQueryClient()),
    doneText: () => done(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone={isDanger ? 'danger' : 'primary'}
      title={title({ name: userText(user) })}
      confirmLabel={confirm()}
      onConfirm={() => act.send(intentOf(asked, user.id))}
    >
      {text()}
    </ConfirmAct>
  )
}

function intentOf(act: AskedAct, id: string): UserIntent {
  if (act === 'disable') return { act: 'change', id, body: { status: 'disabled' } }
  if (act === 'enable') return { act: 'change', id, body: { status: 'active' } }
  return { act, id }
}

const questions = {
  disable: {
    title: m.users_disable_title,
    text: m.users_disable_text,
    confirm: m.users_disable,
    done: m.users_done_disabled,
    isDanger: true,
  },
  enable: {
    title: m.users_enable_title,
    text: m.users_enable_text,
    confirm: m.users_enable,
    done: m.users_done_enabled,
    isDanger: false,
  },
  remove: {
    title: m.users_remove_title,
    text: m.users_remove_text,
    confirm: m.users_remove,
    done: m.users_done_removed,
    isDanger: true,
  },
  revoke: {
    title: m.users_revoke_title,
    text: m.users_revoke_text,
    confirm: m.users_revoke,
    done: m.users_done_revoked,
    isDanger: true,
  },
} as const
