import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import type { RightsDraft } from '@daftar/app-kit/rights-fields'
import { rightsDraftProblems } from '../form.ts'
import { userMutation } from '../mutations.ts'
import type { User } from '../queries.ts'
import { userText } from '../user-text.ts'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { RightsFields, rightsFields } from './rights-fields.tsx'

/** Another role or other stores for somebody (DEC-USR-3). */
export function ChangeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const act = useAct({
    mutation: userMutation(useQueryClient()),
    doneText: () => m.users_done_changed(),
    onDone: onClose,
  })
  const start: RightsDraft = { role: user.role, store_ids: user.store_ids }
  const form = useActForm({ start, check: rightsDraftProblems, fields: rightsFields(), error: act.error })
  const { role, store_ids } = form.values
  function save() {
    if (role === '') return
    act.send({ act: 'change', id: user.id, body: { from_role: user.role, role, store_ids } })
  }
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.users_change_title({ name: userText(user) })}
      confirmLabel={m.users_save()}
      onConfirm={save}
    >
      <RightsFields form={form} />
    </ActDialog>
  )
}
