import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../../shared/act/confirm-act.tsx'
import { TextLine } from '../../../../shared/text/text-line.tsx'
import { experimentText } from '../../experiment-text.ts'
import {
  declineMutation,
  previewQuery,
  ruleMutation,
  type ExperimentAtDesk,
  type RuleCountry,
} from '../../rule-queries.ts'
import { placeText } from '../place-text.ts'

export type RuleDialogProps = { experiment: ExperimentAtDesk; country: RuleCountry; onClose: () => void }

type Draft = { percent: string }

/** Null takes the rule away; undefined is no share. */
function shareOf(percent: string): number | null | undefined {
  const typed = percent.trim()
  if (typed === '') return null
  return /^\d{1,3}$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined
}

/** Another share, or none: how many merchants that switches is said before it is done. */
export function ChangeRule({ experiment, country, onClose }: RuleDialogProps) {
  const from = experiment.rules.find((one) => one.country === country)?.percent ?? null
  const act = useRule({ experiment, country, onClose })
  const form = useActForm<Draft>({
    start: { percent: from === null ? '' : String(from) },
    check: ({ percent }) => {
      const share = shareOf(percent)
      return { percent: share === undefined ? 'invalid' : share === from ? 'required' : null }
    },
    fields: {
      percent: {
        label: m.desk_rule_share(),
        text: (code) => (code === 'required' ? m.desk_rule_same() : m.desk_rule_share_wrong()),
      },
    },
    error: act.error,
  })
  const share = shareOf(form.values.percent)
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_rule_title({ name: experimentText(experiment.name), place: placeText(country) })}
      confirmLabel={experiment.sensitive ? m.desk_rule_propose() : m.desk_rule_set()}
      onConfirm={() => share !== undefined && act.send({ percent: share, from })}
    >
      <TextLine isLatin {...form.field('percent')} hint={m.desk_rule_share_hint()} />
      <Preview name={experiment.name} country={country} percent={share} />
    </ActForm>
  )
}

/** The second person confirms the very same. */
export function ConfirmRule({ experiment, country, onClose }: RuleDialogProps) {
  const act = useRule({ experiment, country, onClose })
  const from = experiment.rules.find((one) => one.country === country)?.percent ?? null
  const percent = experiment.proposals.find((one) => one.country === country)?.percent ?? null
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_rule_title({ name: experimentText(experiment.name), place: placeText(country) })}
      confirmLabel={m.desk_rule_confirm()}
      onConfirm={() => act.send({ percent, from })}
    >
      <p>
        {percent === null
          ? m.desk_rule_becomes_none()
          : m.desk_rule_becomes({ percent: percentText(percent) })}
      </p>
      <Preview name={experiment.name} country={country} percent={percent} />
    </ConfirmAct>
  )
}

/** What was proposed is dropped, or taken back by whoever proposed it. */
export function DeclineRule({ experiment, country, onClose }: RuleDialogProps) {
  const act = useAct({
    mutation: declineMutation(useQueryClient(), { name: experiment.name, country }),
    doneText: m.desk_rule_done_dropped,
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_rule_drop_title()}
      confirmLabel={m.desk_rule_drop()}
      keepLabel={m.desk_keep_proposal()}
      onConfirm={() => act.send(null)}
    >
      {m.desk_rule_drop_text()}
    </ConfirmAct>
  )
}

function useRule({ experiment: { name }, country, onClose }: RuleDialogProps) {
  return useAct({
    mutation: ruleMutation(useQueryClient(), { name, country }),
    doneText: ({ answer }) => (answer.state === 'done' ? m.desk_rule_done() : m.desk_rule_done_proposed()),
    onDone: onClose,
  })
}

type PreviewProps = { name: string; country: RuleCountry; percent: number | null | undefined }

/** For how many it would be on, and for how many that is another answer than now. */
function Preview({ name, country, percent }: PreviewProps) {
  const { data } = useQuery(previewQuery({ name, country, percent }))
  if (!data || percent === undefined) return null
  return (
    <Notice tone="info" title={m.desk_rule_preview({ on: data.on_then, all: data.merchants })}>
      {m.desk_rule_preview_text({ on: data.turned_on, off: data.turned_off, hand: data.by_hand })}
    </Notice>
  )
}
