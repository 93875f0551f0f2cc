import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../../shared/act/confirm-act.tsx'
import { textProblem } from '../../../../shared/text/text-problem.ts'
import { cardsMutation, type CardsIntent } from '../../dossier.ts'

/** What was pressed, before it is done. */
export type AskedOfCards =
  | { act: 'approve'; isFirst: boolean }
  | { act: 'confirm'; limit: string }
  | { act: 'decline' | 'suspend' | 'drop' | 'resume' }
  | { act: 'enable'; enabled: boolean }
  | { act: 'stop' | 'release'; cardId: string; name: string }

type DialogProps<Asked> = { asked: Asked; merchantId: string; currency: Currency; onClose: () => void }

const longestReason = 300

export function CardsDialog({ asked, ...rest }: DialogProps<AskedOfCards>) {
  switch (asked.act) {
    case 'approve':
      return <LimitDialog asked={asked} {...rest} />
    case 'decline':
    case 'suspend':
    case 'stop':
      return <ReasonDialog asked={asked} {...rest} />
    default:
      return <AskDialog asked={asked} {...rest} />
  }
}

function useCardsAct({ merchantId, onClose }: Pick<DialogProps<unknown>, 'merchantId' | 'onClose'>) {
  return useAct({
    mutation: cardsMutation(useQueryClient(), merchantId),
    doneText: ({ answer }) =>
      answer === 'proposed' ? m.desk_dossier_cards_done_proposed() : m.desk_dossier_cards_done(),
    onDone: onClose,
  })
}

function LimitDialog({ asked, currency, ...rest }: DialogProps<Extract<AskedOfCards, { act: 'approve' }>>) {
  const act = useCardsAct(rest)
  const form = useActForm<{ limit: string }>({
    start: { limit: '' },
    check: ({ limit }) => ({ limit: amountFault(limit, currency) }),
    fields: { limit: { label: m.desk_dossier_cards_limit() } },
    error: act.error,
  })
  const { limit } = form.values
  const label = asked.isFirst ? m.desk_dossier_cards_approve() : m.desk_dossier_cards_set_limit()
  return (
    <ActForm
      {...{ act, form }}
      onClose={rest.onClose}
      title={label}
      confirmLabel={label}
      onConfirm={() => act.send({ act: 'approve', limit: toDecimal(parseAmount(limit, currency)!) })}
    >
      <AmountField
        {...form.field('limit')}
        currency={currency}
        hint={m.desk_dossier_cards_limit_hint()}
        filter={(text) => amountInputText(text, currency, limit)}
        maxLength={15}
        autoFocus
      />
    </ActForm>
  )
}

function ReasonDialog({
  asked,
  ...rest
}: DialogProps<
  Extract<AskedOfCards, { act: 'decline' | 'suspend' | 'stop' | 'release' | 'drop' | 'resume' }>
>) {
  const act = useCardsAct(rest)
  const form = useActForm({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: textProblem(reason, { min: 3, max: longestReason }) }),
    fields: { reason: { label: m.desk_dossier_cards_reason_field() } },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form }}
      onClose={rest.onClose}
      tone="danger"
      title={titleOf(asked)}
      confirmLabel={titleOf(asked)}
      onConfirm={() => {
        const reason = form.values.reason.trim()
        if (asked.act === 'stop') act.send({ act: 'stop', cardId: asked.cardId, reason })
        else if (asked.act === 'decline' || asked.act === 'suspend') act.send({ act: asked.act, reason })
      }}
    >
      <TextArea {...form.field('reason')} rows={3} maxLength={longestReason} />
    </ActForm>
  )
}

function AskDialog({ asked, currency, ...rest }: DialogProps<AskedOfCards>) {
  const act = useCardsAct(rest)
  return (
    <ConfirmAct
      act={act}
      onClose={rest.onClose}
      title={titleOf(asked)}
      confirmLabel={titleOf(asked)}
      keepLabel={keepLabelOf(asked)}
      onConfirm={() => act.send(intentOf(asked))}
    >
      {asked.act === 'confirm' ? <p>{moneyText(asked.limit, currency)}</p> : null}
    </ConfirmAct>
  )
}

function intentOf(asked: AskedOfCards): CardsIntent {
  switch (asked.act) {
    case 'confirm':
      return { act: 'approve', limit: asked.limit }
    case 'enable':
      return asked
    case 'release':
      return { act: 'release', cardId: asked.cardId }
    case 'drop':
    case 'resume':
      return { act: asked.act }
    default:
      throw new Error(`${asked.act} has a dialog of its own`)
  }
}

/** In Arabic these acts begin with the word for "cancel". */
function keepLabelOf({ act }: AskedOfCards): string | undefined {
  if (act === 'drop') return m.desk_keep_proposal()
  return act === 'resume' || act === 'release' ? m.common_back() : undefined
}

function titleOf(asked: AskedOfCards): string {
  switch (asked.act) {
    case 'approve':
      return m.desk_dossier_cards_approve()
    case 'confirm':
      return m.desk_dossier_cards_confirm()
    case 'decline':
      return m.desk_dossier_cards_decline()
    case 'suspend':
      return m.desk_dossier_cards_suspend()
    case 'drop':
      return m.desk_dossier_cards_drop()
    case 'resume':
      return m.desk_dossier_cards_resume()
    case 'enable':
      return asked.enabled ? m.desk_dossier_cards_show() : m.desk_dossier_cards_hide()
    case 'stop':
      return m.desk_dossier_cards_freeze_named({ name: asked.name })
    case 'release':
      return m.desk_dossier_cards_unfreeze_named({ name: asked.name })
  }
}
