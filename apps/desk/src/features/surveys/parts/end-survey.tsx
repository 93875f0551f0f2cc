import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { endMutation, type Survey } from '../queries.ts'

/** Asks before nobody is asked any more. */
export function EndSurvey({ survey: { id }, onClose }: { survey: Survey; onClose: () => void }) {
  const act = useAct({
    mutation: endMutation(useQueryClient(), id),
    doneText: m.desk_survey_done_ended,
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_survey_end_title()}
      confirmLabel={m.desk_survey_end()}
      onConfirm={() => act.send('end')}
    >
      {m.desk_survey_end_text()}
    </ConfirmAct>
  )
}
