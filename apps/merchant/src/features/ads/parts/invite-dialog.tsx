import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { inviteProblems } from '@daftar/rules/merchants/invites'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { inviteMutation } from '../mutations.ts'

/** Lets somebody in for campaigns alone, by their e-mail (DEC-ADS-3). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const act = useAct({
    mutation: inviteMutation(useQueryClient()),
    doneText: () => m.ads_done_invited(),
    onDone: onClose,
  })
  const form = useActForm({
    start: { first_name: '', last_name: '', email: '' },
    check: ({ first_name: firstName, last_name: lastName, email }) =>
      inviteProblems({ firstName, lastName, email, phone: '', role: 'sales_manager', storeIds: null }),
    fields: {
      first_name: { label: m.users_first_name() },
      last_name: { label: m.users_last_name() },
      email: { label: m.users_email(), text: contactText },
    },
    error: act.error,
  })
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.ads_invite_title()}
      confirmLabel={m.ads_invite_send()}
      onConfirm={() =>
        act.send({ ...form.values, email: form.values.email.trim(), phone: '', store_ids: null })
      }
    >
      <p>{m.ads_invite_text()}</p>
      <TextField {...form.field('first_name')} autoComplete="off" maxLength={60} autoFocus />
      <TextField {...form.field('last_name')} autoComplete="off" maxLength={60} />
      <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="off" maxLength={254} />
    </ActDialog>
  )
}

function contactText(code: FieldCode): string {
  return code === 'taken' ? m.error_email_account_exists() : fieldText(code)
}
