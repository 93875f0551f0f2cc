import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { nicknameMax } from '@daftar/rules/cards/card'
import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { AmountField } from '@daftar/ui/amount-field'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { cardMutation } from '../mutations.ts'
import type { Card } from '../queries.ts'

/** A new card: what it is for, and how much a month. */
export function CreateDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const act = useAct({
    mutation: cardMutation(useQueryClient()),
    doneText: () => m.card_done_created(),
    onDone: onClose,
  })
  const form = useActForm<{ nickname: string; limit: string }>({
    start: { nickname: '', limit: '' },
    check: ({ nickname, limit }) => ({
      nickname: nickname.trim() === '' ? 'required' : null,
      limit: amountFault(limit, currency),
    }),
    fields: { nickname: { label: m.card_nickname() }, limit: { label: m.card_limit() } },
    prefix: 'card-',
    error: act.error,
  })
  const { nickname, limit } = form.values
  return (
    <ActDialog
      title={m.card_create()}
      confirmLabel={m.card_create()}
      {...{ act, form, onClose }}
      onConfirm={() =>
        act.send({ act: 'create', body: { nickname: nickname.trim(), limit: wire(limit, currency) } })
      }
    >
      <TextField
        {...form.field('nickname')}
        hint={m.card_nickname_hint()}
        maxLength={nicknameMax}
        autoComplete="off"
        autoFocus
      />
      <AmountField
        {...form.field('limit')}
        currency={currency}
        hint={m.card_limit_hint()}
        filter={(text) => amountInputText(text, currency, limit)}
        maxLength={15}
      />
    </ActDialog>
  )
}

/** Another limit, from the next charge on. */
export function LimitDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { id, currency } = card
  const act = useAct({
    mutation: cardMutation(useQueryClient()),
    doneText: () => m.card_done_limit(),
    onDone: onClose,
  })
  const form = useActForm<{ limit: string }>({
    start: { limit: card.limit },
    check: ({ limit }) => ({ limit: amountFault(limit, currency) }),
    fields: { limit: { label: m.card_limit() } },
    prefix: 'card-',
    error: act.error,
  })
  const { limit } = form.values
  return (
    <ActDialog
      title={m.card_change_limit()}
      confirmLabel={m.card_change_limit()}
      {...{ act, form, onClose }}
      onConfirm={() => act.send({ act: 'changeLimit', id, limit: wire(limit, currency) })}
    >
      <AmountField
        {...form.field('limit')}
        currency={currency}
        hint={m.card_limit_hint()}
        filter={(text) => amountInputText(text, currency, limit)}
        maxLength={15}
        autoFocus
      />
    </ActDialog>
  )
}

/** Asks before a card ends for good. */
export function CancelDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const act = useAct({
    mutation: cardMutation(useQueryClient()),
    doneText: () => m.card_done_cancelled(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.card_cancel_title({ name: card.nickname })}
      confirmLabel={m.card_cancel()}
      keepLabel={m.card_keep()}
      onConfirm={() => act.send({ act: 'cancel', id: card.id })}
    >
      {m.card_cancel_text()}
    </ConfirmAct>
  )
}

/** As the contract has it, whatever digits it was typed in. */
function wire(typed: string, currency: Currency): string {
  const amount = parseAmount(typed, currency)
  return amount ? toDecimal(amount) : typed
}
