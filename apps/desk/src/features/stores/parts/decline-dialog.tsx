import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { requestMutation, type StoreRequestForStaff } from '../queries.ts'

const length = { min: 3, max: 500 }

type DeclineDialogProps = { request: StoreRequestForStaff; onClose: () => void; onDone: () => void }

/** Declines a request, with what the merchant is told in both languages. */
export function DeclineDialog({ request, onClose, onDone }: DeclineDialogProps) {
  const act = useAct({
    mutation: requestMutation(useQueryClient()),
    doneText: () => m.desk_stores_done_declined(),
    onDone,
  })
  const form = useActForm({
    start: { said_en: '', said_ar: '', note: '' },
    check: (typed) => ({
      said_en: textProblem(typed.said_en, length),
      said_ar: textProblem(typed.said_ar, length),
    }),
    fields: {
      said_en: { label: m.desk_join_said_en() },
      said_ar: { label: m.desk_join_said_ar() },
      note: { label: m.desk_note() },
    },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      tone="danger"
      title={m.desk_stores_decline_title()}
      confirmLabel={m.desk_reject()}
      onConfirm={() => act.send({ act: 'decline', id: request.id, body: form.values })}
    >
      <TextArea {...form.field('said_en')} dir="ltr" rows={2} maxLength={500} />
      <TextArea {...form.field('said_ar')} dir="rtl" rows={2} maxLength={500} />
      <TextArea {...form.field('note')} optional={m.common_optional()} rows={2} maxLength={500} />
    </ActForm>
  )
}
