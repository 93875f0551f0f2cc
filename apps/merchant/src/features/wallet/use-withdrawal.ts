import { isAboutFields } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { ApiError } from '@daftar/client'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useFreshCode } from '../../shared/session/use-fresh-code.ts'
import { withdrawMoney, type Asked } from './mutations.ts'
import type { WalletBalance } from './queries.ts'

export type Withdrawal = ReturnType<typeof useWithdrawal>

/**
 * A withdrawal as it is asked for, and the code, which is for what it was sent for: while it is out, that is
 * read alone, and who edits it asks for another one.
 */
export function useWithdrawal(balance: WalletBalance, onDone: () => void) {
  const code = useFreshCode()
  const { entry, sending, startOver } = code
  const act = useAct({
    mutation: withdrawMoney(useQueryClient(), refused),
    doneText: () => m.wallet_withdrawn(),
    onDone,
  })
  const form = useActForm<{ amount: string }>({
    start: { amount: '' },
    check: ({ amount }) => ({ amount: amountProblem(amount, balance) }),
    fields: {
      amount: {
        label: m.wallet_withdraw_amount(),
        text: (code) =>
          code === 'above_maximum'
            ? m.wallet_withdraw_over({ amount: moneyText(balance.most, balance.currency) })
            : fieldText(code),
      },
    },
    error: act.error,
  })
  const sentFor = sending.sent?.sentFor?.withdrawal
  const asked = sentFor ?? askedFor(form.values.amount, balance)

  /** What is wrong with what was asked for needs another code; all else is said at the code. */
  function refused(error: unknown) {
    if (isAboutFields(error, ['amount']) || isAboutWhatIsAsked(error)) startOver()
    else entry.onError(error)
  }

  return {
    balance,
    code,
    act,
    form,
    /** What the code that is out was sent for. */
    sentFor,
    asked,
    edit: startOver,
    ask: () =>
      form.confirm(() => {
        if (asked) sending.send({ withdrawal: asked })
      }),
    withdraw: (typed: string) => {
      if (sentFor) act.send({ code: typed, body: sentFor })
    },
    /** Why it has to be asked for anew, where that is said at no field. */
    problem: act.error && isAboutWhatIsAsked(act.error) && !sentFor ? act.error : null,
  }
}

/** The withdrawal that the code is to be sent for, once there is nothing wrong with what was typed. */
function askedFor(typed: string, balance: WalletBalance): Asked | null {
  if (amountProblem(typed, balance) !== null) return null
  const { currency, fee } = balance
  return { currency, fee, amount: toDecimal(parseAmount(typed, currency)!) }
}

/** The fee, or what there is, is another one by now. */
function isAboutWhatIsAsked(error: unknown): boolean {
  return error instanceof ApiError && ['withdrawal_fee_changed', 'wallet_not_enough'].includes(error.reason)
}

function amountProblem(typed: string, { currency, most }: WalletBalance) {
  const fault = amountFault(typed, currency)
  if (fault) return fault
  const given = parseAmount(typed, currency)!.amountMinor
  return given > parseAmount(most, currency)!.amountMinor ? ('above_maximum' as const) : null
}
