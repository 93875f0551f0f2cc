import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { answerBody, answerProblems, answerValues, draftBody } from './form.ts'
import { disputeMutation } from './mutations.ts'
import type { Dispute, DisputeFile } from './queries.ts'
import { useDraft } from './use-draft.ts'

export type Answering = ReturnType<typeof useAnswer>

/** The answer of the shop as it is written: its form, its draft and its sending. */
export function useAnswer(dispute: Dispute) {
  const act = useAct({
    mutation: disputeMutation(useQueryClient(), dispute.id),
    doneText: () => m.disputes_done_challenged(),
    onDone: () => undefined,
    since: dispute.answer ? Date.parse(dispute.answer.saved_at) : 0,
  })
  const form = useActForm({
    start: answerValues(dispute),
    check: (values) => answerProblems(values, dispute),
    fields: {
      reason: { label: m.disputes_reason() },
      amount: { label: m.disputes_right_amount() },
      comment: { label: m.disputes_comment() },
      tracking_number: { label: m.disputes_tracking_number() },
      tracking_url: { label: m.disputes_tracking_url() },
      attachments: { label: m.disputes_files() },
    },
    error: act.error,
  })
  const draft = useDraft(dispute, draftBody(form.values, dispute))
  const { attachments } = form.values
  const attach = (files: readonly DisputeFile[]) => form.set({ attachments: files })

  return {
    dispute,
    act,
    form,
    draft,
    add: (file: DisputeFile) => attach([...attachments, file]),
    remove: (id: string) => attach(attachments.filter((one) => one.id !== id)),
    send: () =>
      form.confirm(() => {
        const { reason, ...body } = answerBody(form.values)
        if (reason) void draft.rest().then(() => act.send({ act: 'challenge', body: { ...body, reason } }))
      }),
    /** What a colleague saved holds: the form starts over from it. */
    takeTheirs: (theirs: Dispute) => {
      const values = answerValues(theirs)
      form.restart(values)
      draft.takeTheirs(draftBody(values, theirs))
    },
  }
}
